import type { LotSummary } from './lot.ts';

/**
 * The ends of a power that the feed does not state and the reference knows, hp, ascending; none if the feed states it. Reads
 * the text of `LawFacts` without its tables, which browsers do not have.
 */
export function findReferencePowers({ lawFacts = '' }: Pick<LotSummary, 'lawFacts'>): readonly number[] {
  if (!lawFacts.includes('powerSource=')) return [];
  const [, list = ''] = /(?:^|&)powersHp=([\d.,]+)/.exec(lawFacts) ?? [];
  return list.split(',').map(Number);
}

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
