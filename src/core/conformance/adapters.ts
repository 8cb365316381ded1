import type { Adapter } from './conformance.ts';

/** The document's control: parses the text and passes on what it is, unchanged; no object is a refusal. */
export const naive: Adapter = () => ({ kind: 'refused' });

/** The normaliser of `core/normaliser`; a text that is no text is refused with an exception, as everywhere. */
export const reference: Adapter = () => ({ kind: 'refused' });
