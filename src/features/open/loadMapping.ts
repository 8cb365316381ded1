export async function loadMapping() {
  const { MappingDialog } = await import('./MappingDialog.tsx');
  return { default: MappingDialog };
}
