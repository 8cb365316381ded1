export async function loadAddress() {
  const { AddressForm } = await import('./AddressForm.tsx');
  return { default: AddressForm };
}
