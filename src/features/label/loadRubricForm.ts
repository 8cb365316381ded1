/** The form of a rubric: fetched when it is opened. */
export async function loadRubricForm() {
  const { RubricForm } = await import('./RubricForm.tsx');
  return { default: RubricForm };
}
