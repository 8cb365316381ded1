/** The reference path of document 004. */
export const DOCUMENT_REFERENCE: readonly string[] = ['search', 'open', 'convert', 'answer'];

/** Its eight runs. */
export const DOCUMENT_RUNS: readonly { readonly id: string; readonly names: readonly string[] }[] = [
  { id: 'R1', names: ['search', 'open', 'convert', 'answer'] },
  { id: 'R2', names: ['open', 'search', 'convert', 'answer'] },
  { id: 'R3', names: ['search', 'open', 'search', 'answer'] },
  { id: 'R4', names: ['search', 'open', 'convert', 'convert', 'answer'] },
  { id: 'R5', names: ['search', 'answer'] },
  { id: 'R6', names: ['search', 'open', 'convert', 'answer', 'answer'] },
  { id: 'R7', names: ['search', 'search', 'open', 'convert', 'answer'] },
  { id: 'R8', names: ['answer'] },
];

/** The run that is shown to whoever comes for the first time: one step missing and one too many. */
export const FIRST_RUN = 'R3';
