// Argument values as text, so that numbers are written as a data set would write them.
import { chance, int, pick, random } from './random.mjs';
import { CITIES, FILL, NOUNS, VERBS } from './vocabulary.mjs';

/** @type {readonly (readonly [words: string, weight: number])[]} */
const TYPES = [
  ['str', 46],
  ['int', 24],
  ['float', 9],
  ['bool', 6],
  ['List[int]', 4],
  ['List[str]', 3],
  ['List[float]', 2],
  ['List[List[int]]', 1],
  ['List[Union[int, float]]', 1],
  ['Dict', 1],
  ['list', 1],
  ['set', 0.4],
  ['Tuple[int, int]', 0.4],
  ['Tuple[float, float]', 0.4],
  ['Callable[[float], float]', 0.5],
];
const TYPE_SUM = TYPES.reduce((sum, type) => sum + type[1], 0);

export function typeWord() {
  let rest = random() * TYPE_SUM;
  for (const [type, weight] of TYPES) {
    rest -= weight;
    if (rest < 0) return type;
  }
  return 'str';
}

/**
 * From `a` to `b` words, the first with a capital.
 * @param {number} a
 * @param {number} b
 */
export function words(a, b) {
  const count = int(a, b);
  const out = [];
  for (let at = 0; at < count; at += 1) out.push(chance(0.35) ? pick(NOUNS) : pick(FILL));
  const text = out.join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** @param {boolean} whole */
function numberText(whole) {
  if (whole) {
    return chance(0.02)
      ? String(int(1, 900000)) + String(int(100000, 999999)) + String(int(1000000, 9999999))
      : String(int(chance(0.1) ? -500 : 0, pick([10, 100, 5000, 2000000])));
  }
  const kind = random();
  if (kind < 0.6) return (int(-900, 9000) / pick([2, 4, 10, 100])).toString();
  if (kind < 0.8) return `${int(0, 200)}.0`;
  if (kind < 0.9) return `${int(1, 9)}e${pick(['-3', '5', '+2'])}`;
  return `0.${int(1, 9)}${String(int(100000000, 999999999))}${String(int(10000000, 99999999))}`;
}

/** @param {string} name of the parameter */
function textValue(name) {
  if (/date/.test(name)) {
    return `20${int(10, 25)}-${String(int(1, 12)).padStart(2, '0')}-${String(int(1, 28)).padStart(2, '0')}`;
  }
  if (/city|location|country/.test(name)) return pick(CITIES);
  if (/url|domain/.test(name)) return `https://${pick(NOUNS)}.example/${pick(NOUNS)}?q=${pick(NOUNS)}`;
  if (/email/.test(name)) return `${pick(NOUNS)}@example.com`;
  if (name.endsWith('id')) return String(int(100, 99999));
  if (chance(0.06)) return words(6, 18) + pick(['.', ' "quoted"', '\n- item', ' — ok', ' 🙂']);
  return chance(0.6) ? pick(NOUNS) : words(1, 4);
}

/**
 * @param {() => string} make
 * @param {number} a
 * @param {number} b
 */
function listOf(make, a = 1, b = 6) {
  return `[${Array.from({ length: int(a, b) }, make).join(', ')}]`;
}

/**
 * JSON text of a value of that type for the parameter of that name.
 * @param {string} type
 * @param {string} name
 */
export function value(type, name) {
  switch (type.replace(', optional', '')) {
    case 'int':
      return numberText(true);
    case 'float':
      return numberText(false);
    case 'bool':
      return chance(0.5) ? 'true' : 'false';
    case 'List[int]':
    case 'set':
    case 'list':
      return listOf(() => numberText(true));
    case 'List[float]':
      return listOf(() => numberText(false));
    case 'List[str]':
      return listOf(() => JSON.stringify(textValue(name)));
    case 'List[List[int]]':
      return listOf(() => listOf(() => String(int(0, 9)), 2, 3), 2, 3);
    case 'List[Union[int, float]]':
      return listOf(() => numberText(chance(0.5)));
    case 'Tuple[int, int]':
      return `[${numberText(true)}, ${numberText(true)}]`;
    case 'Tuple[float, float]':
      return `[${numberText(false)}, ${numberText(false)}]`;
    case 'Dict':
      return `{"${pick(NOUNS)}": ${numberText(true)}, "${pick(VERBS)}": ${JSON.stringify(pick(NOUNS))}}`;
    case 'Callable[[float], float]':
      return JSON.stringify(`lambda x: x**${int(2, 4)} + ${int(1, 9)}`);
    default:
      return JSON.stringify(textValue(name));
  }
}
