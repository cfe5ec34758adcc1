import {
  CALC_FUELS,
  KIND_SOURCES,
  MACHINE_KINDS,
  TRUCK_KINDS,
  VEHICLE_CATEGORIES,
  VEHICLE_KINDS,
  type CostInput,
} from '@vvoz/law/costTypes';

const WORDS = {
  kind: VEHICLE_KINDS,
  fuel: CALC_FUELS,
  category: VEHICLE_CATEGORIES,
  truckKind: TRUCK_KINDS,
  machine: MACHINE_KINDS,
  kindSource: KIND_SOURCES,
  powerSource: KIND_SOURCES,
} as const;
const NUMBERS = [
  'displacementCc',
  'massKg',
  'massMinKg',
  'massMaxKg',
  'power30Kw',
  'power30MinKw',
  'power30MaxKw',
  'motorPeakKw',
  'enginePowerKw',
] as const;

/**
 * Facts about a lot that the law needs and the feed does not state, under the names of the cost engine's input. An
 * import finds them.
 */
export type LawFacts = Readonly<
  Partial<Pick<CostInput, keyof typeof WORDS | (typeof NUMBERS)[number] | 'powersHp'>>
>;

/** Writes the facts as one text, `fuel=series_hybrid&enginePowerKw=60&powersHp=115.57`; '' without facts. */
export const formatLawFacts = (facts: LawFacts): string =>
  Object.entries(facts)
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${String(value)}`]))
    .join('&');

const toNumbers = (text: string): readonly number[] =>
  text
    .split(',')
    .map(Number)
    .filter((value) => value > 0);

/** Reads the text of `formatLawFacts`. Unknown names and words are dropped. */
export function parseLawFacts(text: string | undefined): LawFacts {
  if (!text) return {};
  const facts: Record<string, unknown> = {};
  for (const pair of text.split('&')) {
    const [name = '', value = ''] = pair.split('=');
    if (Object.hasOwn(WORDS, name)) {
      const words: readonly string[] = WORDS[name as keyof typeof WORDS];
      if (words.includes(value)) facts[name] = value;
    } else if ((NUMBERS as readonly string[]).includes(name)) {
      const [number] = toNumbers(value);
      if (number !== undefined) facts[name] = number;
    } else if (name === 'powersHp') {
      const powers = toNumbers(value);
      if (powers.length > 0) facts[name] = powers;
    }
  }
  return facts;
}
