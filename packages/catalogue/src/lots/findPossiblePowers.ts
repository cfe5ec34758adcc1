import type { LotSummary } from './lot.ts';

/**
 * Lists the possible horse-powers of a lot, ascending: several if the feed lists those of the body code, one if the
 * power is certain, none if it is unknown.
 */
export function findPossiblePowers({
  powerHp,
  powerOptions = '',
}: Pick<LotSummary, 'powerHp' | 'powerOptions'>): readonly number[] {
  const options = powerOptions
    .split(',')
    .map(Number)
    .filter((hp) => hp > 0);
  if (options.length > 1) return options;
  return powerHp !== undefined && powerHp > 0 ? [powerHp] : [];
}
