import { roundTo } from './prices.ts';
import { hashText } from './random.ts';
import type { Random } from './random.ts';
import { MACHINES } from './reference/lookup.ts';
import type { MachineRef } from './reference/types.ts';
import { calculateAge, estimateScore } from './wear.ts';
import { AliasTable, listZipfWeights } from './zipf.ts';

const HOURS_A_YEAR = 850;
const YEARLY_LOSS = 0.095;

const CHINESE_MAKERS: ReadonlySet<string> = new Set([
  'XCMG',
  'SANY',
  'SHANTUI',
  'LIUGONG',
  'LONKING',
  'SDLG',
  'ZOOMLION',
]);

/** True if the maker is Chinese. Machines of Chinese makers are sold in China, all others in Japan. */
export const isChineseMaker = ({ brand }: MachineRef): boolean => CHINESE_MAKERS.has(brand);

/** A used machine. */
export interface Machine {
  ref: MachineRef;
  year: number;
  hours: number;
  /** Condition score on the scale of cars: 5 is like new, 1.5 worn out. */
  score: number;
  /** JPY. */
  worth: number;
}

/**
 * Creates a function that picks a random machine, built in the year `asOf` or before, and ages it until `moment`. `keep`
 * chooses the makers.
 */
export function createMachineSupply(
  asOf: number,
  keep: (ref: MachineRef) => boolean,
): (moment: number, random: Random) => Machine {
  // The reference tables have no popularity of machines, so a hash gives their order.
  const refs = MACHINES.filter((ref) => ref.yearFrom <= asOf && keep(ref)).sort(
    (a, b) => hashText(a.brand + a.model) - hashText(b.brand + b.model),
  );
  const models = new AliasTable(listZipfWeights(refs.length, 1, 6));

  return (moment, random) => {
    const ref = refs[models.draw(random)]!;
    const last = Math.min(ref.yearTo, asOf);
    // The later of two random years, because later years of a model are in demand.
    const span = last - ref.yearFrom + 1;
    const year = ref.yearFrom + Math.max(random.below(span), random.below(span));
    const age = calculateAge(moment, year);
    const usual = HOURS_A_YEAR * age ** 0.9;
    const hours = Math.max(5, Math.round(usual * Math.exp(0.5 * random.normal())));
    const score = estimateScore(age, hours * 12) + 0.4 * random.normal();
    const wear = Math.exp((-0.3 * (hours - usual)) / (usual + 1500) + 0.15 * random.normal());
    const worth = Math.max(150_000, ref.priceNew * 0.82 * Math.exp(-YEARLY_LOSS * age) * wear);
    return { ref, year, hours, score, worth: roundTo(worth, 10_000) };
  };
}
