// Control characters, breaks of lines, halves of characters, and what turns the direction of the text around it.
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;

/** What keeps a text from being the name of a rater; null where nothing does. */
export function raterProblem(name: string): 'empty' | 'control' | null {
  if (UNSEEN.test(name)) return 'control';
  return name.trim() === '' ? 'empty' : null;
}
