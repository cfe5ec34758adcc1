import { createChance, type Chance } from '../lib/random.ts';
import { listPlausible } from './plausible.ts';
import type { Dialect, Plausible } from './plausible.ts';
import { KNOWN, STRANGE, VALUES } from './words.ts';

/** Invalid escapes, escapes of invalid UTF-8 and of control characters. They are sent unchanged. */
const BROKEN = [
  '%',
  '%D0',
  '%D0%',
  '%zz',
  '%E0%A4',
  '%C0%80',
  '%ED%A0%80',
  '%FF',
  '%00',
  '%u0041',
  '%25%',
  '%2',
  '%0d%0aX:1',
] as const;

const SEPARATORS = ['&', '&', '&', '&', '&', '&&', ';', '?'] as const;

/** Escapes only the characters that a request line cannot contain. */
function escapeUnsendable(text: string): string {
  return text.replaceAll(/[^!-~]|#/gu, (character) => encodeURIComponent(character));
}

function encode(text: string, pick: Chance): string {
  const well = text.isWellFormed() ? text : text.toWellFormed();
  switch (pick.below(4)) {
    case 0: {
      // Every byte escaped, in lower case.
      return [...Buffer.from(well)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
    }
    case 1: {
      return escapeUnsendable(well);
    }
    case 2: {
      return encodeURIComponent(well).replaceAll('%20', '+');
    }
    default: {
      return encodeURIComponent(well);
    }
  }
}

function makeValue(pick: Chance): string {
  if (pick.onceIn(8)) return pick.oneOf(BROKEN);
  if (pick.onceIn(150))
    return encode(pick.oneOf(['x', 'Ж', '%', '9', '🚗']).repeat(5000), pick).slice(0, 9000);
  if (pick.onceIn(4)) return encode(String(pick.below(10 ** (1 + pick.below(12))) - pick.below(50)), pick);
  if (pick.onceIn(10)) {
    return encode(
      String.fromCodePoint(...Array.from({ length: 1 + pick.below(8) }, () => pick.below(0xd7_ff))),
      pick,
    );
  }
  // UTF-8 without escapes, as a careless client sends it. Node's parser refuses most of it.
  if (pick.onceIn(100)) return pick.oneOf(['Лада', 'ТОЙОТА', '日産'] as const);
  return encode(pick.oneOf(pick.oneOf(VALUES)), pick);
}

function makeName(pick: Chance): string {
  const plain = pick.onceIn(6) ? pick.oneOf(STRANGE) : pick.oneOf(KNOWN);
  const form = pick.oneOf(['', '', '', '[]', '[]', '%5B%5D', '[0]', '[x]', '[', ']', '[][]'] as const);
  return (pick.onceIn(12) ? encode(plain, pick) : escapeUnsendable(plain)) + form;
}

/** Makes a pair that a faulty program could send: any name in any form, any value. */
function makeWildPair(pick: Chance): string {
  const key = makeName(pick);
  // Sometimes the same key again, as in lists and mistakes.
  const times = pick.onceIn(7) ? 2 + pick.below(4) : 1;
  return Array.from({ length: times }, () => (pick.onceIn(20) ? key : `${key}=${makeValue(pick)}`)).join(
    pick.oneOf(SEPARATORS),
  );
}

function makePlausiblePair(known: [Plausible, ...Plausible[]], pick: Chance): string {
  const { name: key, values, list } = pick.oneOf(known);
  const pickValue = () => encodeURIComponent(pick.oneOf(values));
  if (!list || pick.onceIn(2)) return `${key}=${pickValue()}`;
  return Array.from({ length: 1 + pick.below(3) }, () => `${key}[]=${pickValue()}`).join('&');
}

/** Makes an encoded query string without the question mark, at most 14,000 characters. */
function makeQuery(known: [Plausible, ...Plausible[]], pick: Chance): string {
  if (pick.onceIn(60)) {
    return pick.oneOf(['', '&', '=', '&=&', '=&=', '?', '%', '[]', '[]=', '&'.repeat(500)]);
  }
  // A third of the queries is wild, a third is valid, and a third is valid except for one pair, because a query that is
  // refused at once tests little.
  const kind = pick.oneOf(['wild', 'tame', 'tame but one'] as const);
  const count = kind === 'wild' && pick.onceIn(40) ? 120 : 1 + pick.below(6);
  const pairs = Array.from({ length: count }, () =>
    kind === 'wild' ? makeWildPair(pick) : makePlausiblePair(known, pick),
  );
  if (kind === 'tame but one') {
    pairs.push(pick.onceIn(2) ? makeWildPair(pick) : `${pick.oneOf(known).name}=${makeValue(pick)}`);
  }
  return pairs.join(kind === 'wild' ? pick.oneOf(SEPARATORS) : '&').slice(0, 14_000);
}

/**
 * Generates `count` query strings, the same for the same seed: valid ones, and ones with names, values and encodings of
 * all kinds.
 */
export function* generateQueries(dialect: Dialect, count: number, seed: number): Generator<string> {
  const pick = createChance(seed);
  const known = listPlausible(dialect);
  for (let index = 0; index < count; index += 1) yield makeQuery(known, pick);
}
