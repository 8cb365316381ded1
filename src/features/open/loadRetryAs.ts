export async function loadRetryAs() {
  const { RetryAs } = await import('./RetryAs.tsx');
  return { default: RetryAs };
}
