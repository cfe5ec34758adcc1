import type { Big } from 'big.js';
import type { Context } from '../context.ts';
import { isElectric } from '../facts.ts';
import { getRate } from '../rates.ts';

/**
 * Bounds of customs value, ₽, inclusive, at which a rate or a fee changes: those of the clearance fee, and for
 * individuals those of the single duty under three years. Between two of them every payment rises with the value, and so
 * does the total; above one it may be less.
 */
export function findValueBounds({ input, tables, rates }: Context): Big[] {
  if (input.variant !== 'poshlina') return [];
  const bounds = tables.clearanceFee.rows.flatMap(({ upToRub }) => upToRub ?? []);
  if (input.kind !== 'car' || input.payer !== 'physic' || isElectric(input)) return bounds;
  const { rub } = getRate(rates, 'eur', 'eurRate');
  for (const { upTo } of tables.personalDuty.under3) if (upTo !== null) bounds.push(rub.times(upTo));
  return bounds;
}
