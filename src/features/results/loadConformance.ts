/** The report of document 002, with what computes it: fetched for runs that have one. */
export async function loadConformance() {
  const { ConformancePanel } = await import('./ConformancePanel.tsx');
  return { default: ConformancePanel };
}
