import { useState } from 'react';
import type { BuildState, LaneName } from '../../state/build.ts';
import { placeOf } from '../../state/buildLanes.ts';

/** The lane to which steps are added: the one chosen last, or that of the step selected since. */
export function useAddLane(build: BuildState | null): readonly [LaneName, (lane: LaneName) => void] {
  const [lane, setLane] = useState<LaneName>('candidate');
  const [followed, setFollowed] = useState<number | null>(null);
  const selected = build?.selected ?? null;
  if (build !== null && selected !== followed) {
    setFollowed(selected);
    const place = selected === null ? null : placeOf(build.pair, selected);
    if (place !== null && place.lane !== lane) setLane(place.lane);
  }
  return [lane, setLane];
}
