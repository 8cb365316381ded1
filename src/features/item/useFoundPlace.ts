import { useMemo } from 'react';
import type { Sought } from '../../ui/text/folds.ts';
import type { FoundPlace } from '../../ui/text/markFound.ts';
import type { Hit } from './searchParts.ts';

export interface FoundPlaces {
  /** For the marks. */
  readonly here: FoundPlace | null;
  /** For the folds. */
  readonly sought: Sought | null;
}

/** A hit as marks and folds are told of it; new ones with each new hit. */
export function useFoundPlace(hit: Hit | null): FoundPlaces {
  return useMemo(
    () => ({
      here: hit === null ? null : { part: hit.part.part, nth: hit.nth },
      sought: hit === null ? null : { part: hit.part.part, offset: hit.offset },
    }),
    [hit],
  );
}
