import type { Place } from '../model/issue.ts';
import { grouped } from './numbers.ts';
import { fileInWords } from './quoted.ts';

/** "replies.jsonl, line 7"; by row where the file has no lines to speak of. */
export function placeWords(place: Place): string {
  const at = withinFile(place);
  return at === null ? fileInWords(place.file) : `${fileInWords(place.file)}, ${at}`;
}

/** "line 7" or "row 3"; null when neither is known. Where several rows stand in one line, the line says nothing. */
function withinFile(place: Place): string | null {
  const isShared = place.row !== null && place.line !== null && place.row > place.line;
  if (place.line !== null && !isShared) return `line ${grouped(place.line)}`;
  return place.row === null ? null : `row ${grouped(place.row)}`;
}
