import type { Random } from './random.ts';
import type { Profile } from './profiles.ts';
import { AliasTable, listZipfWeights } from './zipf.ts';

/** A model with its available codes. */
export interface PoolModel {
  readonly popularity: number;
  readonly bodies: readonly { readonly profile: Profile; readonly popularity: number }[];
}

/** Supply by age: rises to `peak` years, then falls by the factor e every `tail` years. */
export interface AgeCurve {
  readonly peak: number;
  readonly tail: number;
}

export interface Pool {
  /** Draws an entry, which is a body and a year. The functions below read them from the entry. */
  draw(random: Random): number;
  getProfile(entry: number): Profile;
  getYear(entry: number): number;
}

function weighAge(age: number, { peak, tail }: AgeCurve): number {
  return age < peak ? 0.25 + (0.75 * age) / peak : Math.exp((peak - age) / tail);
}

/**
 * Creates the pool of a calendar year: bodies × years. The weight of a model follows its rank in popularity
 * (Zipf–Mandelbrot). Its codes share the weight by popularity and by how many cars of that age are on sale.
 */
export function createPool(models: readonly PoolModel[], asOf: number, curve: AgeCurve): Pool {
  const profiles: Profile[] = [];
  const years: number[] = [];
  const weights: number[] = [];
  const onSale = models
    .map((model) => ({ ...model, bodies: model.bodies.filter(({ profile }) => profile.yearFrom <= asOf) }))
    .filter(({ bodies }) => bodies.length > 0)
    .sort((a, b) => b.popularity - a.popularity);
  const ranks = listZipfWeights(onSale.length);

  onSale.forEach(({ bodies }, rank) => {
    const entries = bodies.flatMap(({ profile, popularity }) => {
      const last = Math.min(profile.yearTo, asOf);
      return Array.from({ length: last - profile.yearFrom + 1 }, (_, i) => {
        const year = profile.yearFrom + i;
        // The first and the last year of a body are seldom complete.
        const yearShare = year === profile.yearFrom || year === profile.yearTo ? 0.5 : 1;
        return { profile, year, weight: popularity * yearShare * weighAge(asOf - year, curve) };
      });
    });
    const total = entries.reduce((sum, { weight }) => sum + weight, 0);
    for (const { profile, year, weight } of entries) {
      profiles.push(profile);
      years.push(year);
      weights.push((ranks[rank]! * weight) / total);
    }
  });

  const alias = new AliasTable(weights);
  return {
    draw: (random) => alias.draw(random),
    getProfile: (entry) => profiles[entry]!,
    getYear: (entry) => years[entry]!,
  };
}

/** Creates a pool for each requested calendar year. */
export function createYearPools(models: readonly PoolModel[], curve: AgeCurve): (asOf: number) => Pool {
  const pools = new Map<number, Pool>();
  return (asOf) => {
    let found = pools.get(asOf);
    if (found === undefined) {
      found = createPool(models, asOf, curve);
      pools.set(asOf, found);
    }
    return found;
  };
}
