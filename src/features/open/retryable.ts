import type { Refusal } from '../../core/model/issue.ts';
import type { Source } from '../../engine/engine.ts';

/** Of the files that were refused together, those that another format may help. */
export function retryable(refusal: Refusal, sources: readonly Source[]): readonly Source[] {
  switch (refusal.code) {
    case 'unknown-format':
    case 'no-good-rows':
    case 'only-replies':
      return sources.filter((source) => source.name === refusal.file);
    case 'two-datasets':
      return sources.length < 2 ? [] : sources.filter((source) => refusal.files.includes(source.name));
    default:
      return [];
  }
}
