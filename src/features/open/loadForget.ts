export async function loadForget() {
  const { ForgetDialog } = await import('./ForgetDialog.tsx');
  return { default: ForgetDialog };
}
