/** Recharts with the lines that are drawn by it: fetched when a judge who grades is compared. */
export async function loadCurves() {
  const { LineCurves } = await import('../../ui/charts/LineCurves.tsx');
  return { default: LineCurves };
}
