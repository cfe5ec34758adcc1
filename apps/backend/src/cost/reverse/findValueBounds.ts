import type { Big } from 'big.js';
import type { Context } from '../context.ts';
import { getRate } from '../rates.ts';

/**
 * The customs values, ₽, inclusive, above which a rate or fee changes: bounds of the clearance fee, and for individuals
 * those of the single duty under three years. Between two bounds the total never falls as the value rises; just above a
 * bound it may be lower.
 */
export function findValueBounds({ input, tables, rates }: Context): Big[] {
  if (input.variant !== 'poshlina') return [];
  const bounds = tables.clearanceFee.rows.flatMap(({ upToRub }) => upToRub ?? []);
  if (input.kind !== 'car' || input.payer !== 'physic' || input.fuel === 'electric') return bounds;
  const { rub } = getRate(rates, 'eur', 'eurRate');
  for (const { upTo } of tables.personalDuty.under3) if (upTo !== null) bounds.push(rub.times(upTo));
  return bounds;
}
