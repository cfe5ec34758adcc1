import { lotQuestion } from '@vvoz/api/calc/lotQuestion';
import type { LotRecord } from '../../db/lotRecord.ts';
import { costOf, type CostData } from '../costOf.ts';
import { CostInputError } from '../CostInputError.ts';

/** What of a stored lot its cost depends on. */
export type CostedLot = Pick<
  LotRecord,
  | 'type'
  | 'status'
  | 'currency'
  | 'start'
  | 'average'
  | 'finish'
  | 'year'
  | 'month'
  | 'engine'
  | 'power'
  | 'fuel'
  | 'body_type'
  | 'mass'
  | 'price'
>;

/**
 * ₽, turnkey in Vladivostok for an individual by full duty; the dearer outcome where the data leaves two. Null where
 * the price or the engine is not known. A lot that is in Russia already costs what is asked for it.
 */
export function lotCost(lot: CostedLot, data: CostData): number | null {
  if (lot.type === 'stock') return lot.currency === 'rub' ? lot.price : null;
  const question = lotQuestion({
    type: lot.type,
    status: lot.status,
    currency: lot.currency,
    ...(lot.start === null ? {} : { start: lot.start }),
    ...(lot.average === null ? {} : { average: lot.average }),
    ...(lot.finish === null ? {} : { finish: lot.finish }),
    ...(lot.year === null ? {} : { year: lot.year }),
    ...(lot.month === null ? {} : { month: lot.month }),
    ...(lot.engine === null ? {} : { engineCc: lot.engine }),
    ...(lot.power === null ? {} : { powerHp: lot.power }),
    ...(lot.fuel === '' ? {} : { fuel: lot.fuel }),
    ...(lot.mass === null ? {} : { massKg: lot.mass }),
    bodyType: lot.body_type,
  });
  if (!question) return null;
  try {
    return costOf({ ...question, payer: 'physic', variant: 'poshlina' }, data).totals.total;
  } catch (error) {
    if (error instanceof CostInputError) return null;
    throw error;
  }
}
