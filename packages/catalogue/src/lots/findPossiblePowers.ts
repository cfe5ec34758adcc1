import type { LotSummary } from './lot.ts';

/** True if the power of a lot is that of the reference. The filter finds it; nothing shows it as stated. */
export const hasReferencePower = ({ lawFacts = '' }: Pick<LotSummary, 'lawFacts'>): boolean =>
  lawFacts.includes('powerSource=');

/** The power that the feed states, hp; of several the highest. */
export const findStatedPower = (lot: Pick<LotSummary, 'lawFacts' | 'powerHp'>): number | undefined =>
  hasReferencePower(lot) ? undefined : lot.powerHp;

/**
 * The ends of a power that the feed does not state and the reference knows, hp, ascending; none if the feed states it. Reads
 * the text of `LawFacts` without its tables, which browsers do not have.
 */
export function findReferencePowers(lot: Pick<LotSummary, 'lawFacts'>): readonly number[] {
  if (!hasReferencePower(lot)) return [];
  const { lawFacts = '' } = lot;
  const [, list = ''] = /(?:^|&)powersHp=([\d.,]+)/.exec(lawFacts) ?? [];
  return list.split(',').map(Number);
}

/**
 * Lists the possible horse-powers of a lot, ascending: several if the feed lists those of the body code, one if the
 * power is certain, none if the feed does not state it.
 */
export function findPossiblePowers(
  lot: Pick<LotSummary, 'lawFacts' | 'powerHp' | 'powerOptions'>,
): readonly number[] {
  if (hasReferencePower(lot)) return [];
  const { powerHp, powerOptions = '' } = lot;
  const options = powerOptions
    .split(',')
    .map(Number)
    .filter((hp) => hp > 0);
  if (options.length > 1) return options;
  return powerHp !== undefined && powerHp > 0 ? [powerHp] : [];
}
