import type { Canon } from './matchWord.ts';
import type { Code, Target } from './dictionary.ts';
import { latinCodes } from './lookAlikes.ts';
import { isCounted, isInside, textsOf, type Reading } from './attempt.ts';
import { directionOf, topicOf, unitOf } from './keywords.ts';
import { spellings } from './spellings.ts';

/** A run of lexemes that reads as a name or a body code. */
export interface Found {
  readonly from: number;
  readonly to: number;
  readonly key: string;
  readonly sure: number;
  readonly targets: readonly Target[];
  readonly codes: readonly Code[];
}

/** The engine in the name of a two-letter model: RX 350, IS250. */
export const ENGINE_NAME = /^[2-6]\d0$/;

const CYRILLIC = /[а-я]/;
const MOST_COMBINATIONS = 8;
const LONGEST_CODE = 6;

/** A number that begins a name belongs to what precedes it: «от 500». */
function isBounded(reading: Reading, from: number): boolean {
  const first = reading.lexemes[from];
  const last = reading.lexemes[from - 1];
  if (first?.kind !== 'number' || !last) return false;
  return directionOf(last.text) !== undefined || ['rate', 'lot', 'year'].includes(topicOf(last.text) ?? '');
}

/** A short piece out of letters and digits that are written together: XV out of «xv70». */
function isTorn(reading: Reading, from: number, to: number): boolean {
  const { lexemes } = reading;
  const next = lexemes[to];
  const torn = next?.before === '' || (from > 0 && lexemes[from]?.before === '');
  if (!torn || textsOf(reading, from, to).length > 2) return false;
  return !(next?.before === '' && ENGINE_NAME.test(next.text));
}

/** A unit behind a number is no code: «1500 см3». */
const isCounting = ({ lexemes }: Reading, from: number): boolean =>
  lexemes[from - 1]?.kind === 'number' && unitOf(lexemes[from]?.text ?? '') !== undefined;

/** Names that begin at a lexeme. */
export function namesAt(reading: Reading, from: number, canons: readonly Canon[]): readonly Found[] {
  const { lexemes, dictionary } = reading;
  const found: Found[] = [];
  const most = Math.max(dictionary.longest, 4);
  let combinations = [''];
  let sure = 3;
  for (let to = from + 1; to <= Math.min(lexemes.length, from + most); to++) {
    if (to > from + 1 && !isInside(lexemes[to - 1]?.before ?? '')) break;
    const one = canons[to - 1];
    combinations = combinations
      .flatMap((start) => (one?.words ?? []).map((word) => start + word))
      .slice(0, MOST_COMBINATIONS);
    sure = Math.min(sure, one?.sure ?? 0);
    const typed = textsOf(reading, from, to);
    const said = to > from + 1 ? (spellings.get(typed) ?? []) : [];
    if (combinations.length === 0 && to > from + 4) break;
    if (isCounted(reading, from, to) || isBounded(reading, from) || isTorn(reading, from, to)) continue;
    const exact = combinations.filter((key) => dictionary.names.has(key));
    for (const key of exact.length > 0 ? exact : said) {
      const targets = dictionary.names.get(key) ?? [];
      if (targets.length > 0)
        found.push({ from, to, key, sure: said.includes(key) ? 2 : sure, targets, codes: [] });
    }
  }
  return found;
}

/** A body code is written together, or in two pieces: «zvw 50». */
export function codeAt(reading: Reading, from: number): Found | undefined {
  const { lexemes, dictionary } = reading;
  let best: Found | undefined;
  let spaces = 0;
  for (let to = from + 1; to <= Math.min(lexemes.length, from + LONGEST_CODE); to++) {
    const before = to > from + 1 ? (lexemes[to - 1]?.before ?? '') : '';
    if (/\s/.test(before)) spaces++;
    if (!/^[\s-]?$/.test(before) || spaces > 1) break;
    const typed = textsOf(reading, from, to);
    if (spaces > 0 && !/^\p{L}{2,}\d{2,}\p{L}?$/u.test(typed)) continue;
    if (isCounted(reading, from, to) || isBounded(reading, from) || isCounting(reading, from)) continue;
    const keys = CYRILLIC.test(typed) ? latinCodes(typed) : [typed];
    const key = keys.find((one) => dictionary.codes.has(one));
    if (key)
      best = {
        from,
        to,
        key,
        sure: key === typed ? 3 : 2,
        targets: [],
        codes: dictionary.codes.get(key) ?? [],
      };
  }
  return best;
}

/** Too little to go by alone: a number, a letter, two Cyrillic ones, «а 4». Needs its brand in the text. */
export function isWeak(reading: Reading, { from, to, key, sure, codes }: Found): boolean {
  const typed = textsOf(reading, from, to);
  if (codes.length > 0) {
    if (/^\d+$/.test(key) || key.length <= 2) return true;
    if (/^\p{L}+$/u.test(key)) return key.length < 4 || sure < 3;
    return false;
  }
  if (/^\d+$/.test(key) || key.length === 1) return true;
  // «рх 350» is an RX by its engine.
  const engine = reading.lexemes[to];
  if (/^\p{L}{2}$/u.test(key) && ENGINE_NAME.test(engine?.text ?? '')) return isCounted(reading, to, to + 1);
  if (/^\p{L}{2}$/u.test(key)) return sure < 3 || directionOf(typed) !== undefined || isAxle(typed);
  return /^\p{L}\d/u.test(key) && reading.lexemes.slice(from + 1, to).some(({ before }) => /\s/.test(before));
}

const isAxle = (text: string): boolean => ['at', 'mt', 'ra', 'ff', 'fr', 'mr', 'rr'].includes(text);

const size = ({ from, to }: Found): number => to - from;
/** Longest first, names before codes, then by how sure they are. */
export const byLength = (a: Found, b: Found): number =>
  size(b) - size(a) ||
  Number(a.codes.length > 0) - Number(b.codes.length > 0) ||
  b.sure - a.sure ||
  b.key.length - a.key.length ||
  a.from - b.from;
