import type { LotSummary } from './lot.ts';

/**
 * The horse-powers of which one is the lot's, ascending: several where the feed lists what the body code was sold with,
 * one where the power is certain, none where it is unknown.
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
