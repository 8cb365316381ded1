/** Recharts with the one chart that is drawn by it: fetched when a chart is opened. */
export async function loadStackedBars() {
  const { StackedBars } = await import('../../ui/charts/StackedBars.tsx');
  return { default: StackedBars };
}
