/**
 * Words whose letters come from scripts that look alike. Latin, Cyrillic, Greek, Armenian and Cherokee share shapes,
 * and no language mixes them within a word (the "restriction levels" of Unicode Technical Standard 39 allow none of
 * these pairs). Latin beside Han, Kana or Hangul is ordinary writing and is left alone.
 */
const SCRIPTS = ['Latin', 'Cyrillic', 'Greek', 'Armenian', 'Cherokee'] as const;

const OF_SCRIPT = SCRIPTS.map((script) => [script, new RegExp(`\\p{Script=${script}}`, 'u')] as const);
/** None of it: then no word can be mixed. Most texts end here. */
const FOREIGN = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u;
const WORD = /[\p{L}\p{M}\p{N}_\u200C\u200D]+/gu;
/**
 * Greek letters that stand in formulas and units beside Latin ones and look like none of them: `Δt`, `kΩ`, `μm`, `λx`.
 */
const OWN_SHAPE = /[ΓΔΘΛΞΠΣΦΨΩβδεζηθλμξπςσφψω]/gu;

export interface MixedWord {
  readonly from: number;
  readonly to: number;
  /** Names of the scripts that it mixes. */
  readonly scripts: readonly string[];
}

/** The words of a text that mix scripts which look alike, first to last. */
export function mixedWords(text: string): readonly MixedWord[] {
  if (!FOREIGN.test(text)) return [];
  const found: MixedWord[] = [];
  for (const match of text.matchAll(WORD)) {
    const [word] = match;
    if (!FOREIGN.test(word)) continue;
    const telling = word.replace(OWN_SHAPE, '');
    const scripts = OF_SCRIPT.filter(([, letter]) => letter.test(telling)).map(([script]) => script);
    if (scripts.length > 1) found.push({ from: match.index, to: match.index + word.length, scripts });
  }
  return found;
}
