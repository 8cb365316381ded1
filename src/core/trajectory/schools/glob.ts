/** The letters that end a line, which `.` of a regular expression does not match. */
const LINE_END = /[\n\r\u2028\u2029]/;

/**
 * Whether a name fits a pattern in which `*` is any run and `?` any one character, neither over the end of a line;
 * case makes no difference. The same as the pattern as a regular expression with the flag `i`, in time n·m at worst.
 */
export function fitsGlob(name: string, pattern: string): boolean {
  let at = 0;
  let read = 0;
  let star = -1;
  let resume = 0;
  while (at < name.length) {
    if (pattern[read] === '*') {
      star = read;
      resume = at;
      read += 1;
    } else if (read < pattern.length && fitsCharacter(name[at]!, pattern[read]!)) {
      at += 1;
      read += 1;
    } else if (star >= 0 && !LINE_END.test(name[resume]!)) {
      resume += 1;
      at = resume;
      read = star + 1;
    } else {
      return false;
    }
  }
  while (pattern[read] === '*') read += 1;
  return read === pattern.length;
}

function fitsCharacter(character: string, asked: string): boolean {
  return asked === '?' ? !LINE_END.test(character) : character === asked || folded(character) === folded(asked);
}

/** As the flag `i` without `u` compares: upper case, unless that takes more letters or leaves or enters ASCII. */
function folded(character: string): string {
  const upper = character.toUpperCase();
  if (upper.length !== 1) return character;
  return character.charCodeAt(0) >= 0x80 && upper.charCodeAt(0) < 0x80 ? character : upper;
}
