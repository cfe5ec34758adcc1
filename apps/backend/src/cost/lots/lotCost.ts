import { countMonths } from '@vvoz/catalogue/cost/ages';
import { findAgeClass, type FeeClass } from '@vvoz/catalogue/cost/classes';
import { findBodyClass, findVehicleKind, buildLotQuestion } from '@vvoz/catalogue/cost/lotQuestion';
import { findPossiblePowers } from '@vvoz/catalogue/lots/findPossiblePowers';
import { CATALOGUE_TYPES } from '@vvoz/catalogue/types/catalogueTypes';
import type { LotRecord } from '../../catalogue/db/lotRecord.ts';
import { calculateReceipt, type CostData } from '../calculateReceipt.ts';
import { CostInputError } from '../CostInputError.ts';
import { isWithin } from '../power.ts';
import { selectTables } from '../tables.ts';

/** The columns of a stored lot that its cost and classes depend on. Only these can be read when calculating them. */
export const COST_BASIS_COLUMNS = [
  'type',
  'status',
  'auction_date',
  'currency',
  'start',
  'average',
  'finish',
  'year',
  'month',
  'engine',
  'power',
  'power_options',
  'fuel',
  'body_type',
  'mass',
  'price',
] as const satisfies readonly (keyof LotRecord)[];

/** The fields of a stored lot that its cost depends on. */
export type CostedLot = Pick<LotRecord, (typeof COST_BASIS_COLUMNS)[number]>;

/** The derived fields of a stored lot: its cost, and its classes by age and recycling fee. */
export type LotCostFields = Pick<LotRecord, 'cost' | 'age_class' | 'fee_class'>;

/**
 * `low` if the individual's preferential recycling fee applies, `high` if not; '' if the data does not determine it.
 */
function classifyFee(lot: CostedLot, { tables, today }: CostData): FeeClass | '' {
  const { combustion } = selectTables(tables, today).recycling.personal;
  const isWithinPower = (value: number): boolean => isWithin({ value, unit: 'hp' }, combustion);
  const powers = findPossiblePowers({ powerHp: lot.power ?? 0, powerOptions: lot.power_options });
  const engine = lot.engine ?? 0;
  if (combustion.upToCc !== null && engine > combustion.upToCc) return 'high';
  if (powers.length === 0) return '';
  if (!powers.some(isWithinPower)) return 'high';
  return engine > 0 && powers.every(isWithinPower) ? 'low' : '';
}

/** A class is '' when the data does not determine it, and for anything but a car with a combustion engine. */
function classifyLot(lot: CostedLot, data: CostData): Omit<LotCostFields, 'cost'> {
  const { year, month, fuel } = lot;
  const made = year === null ? undefined : countMonths({ year, month: month ?? undefined }, data.today);
  const isCar = findVehicleKind(lot.type, findBodyClass(lot.body_type)) === 'car';
  const hasClasses = isCar && CATALOGUE_TYPES[lot.type].costClasses.length > 0;
  if (!hasClasses || fuel === 'electric') return { age_class: '', fee_class: '' };
  return {
    age_class: (made && made.min >= 0 && findAgeClass(made)) || '',
    fee_class: classifyFee(lot, data),
  };
}

/** Calculates the derived fields of a lot. */
export const calculateLotCostFields = (lot: CostedLot, data: CostData): LotCostFields => ({
  cost: calculateLotCost(lot, data),
  ...classifyLot(lot, data),
});

/**
 * The turnkey cost in Vladivostok for an individual with full duty, ₽; the dearest outcome when facts are missing. Null
 * when it cannot be calculated, as without a price or displacement. The cost of a lot in Russia is its price.
 */
export function calculateLotCost(lot: CostedLot, data: CostData): number | null {
  if (CATALOGUE_TYPES[lot.type].country === 'russia') return lot.currency === 'rub' ? lot.price : null;
  const record = {
    type: lot.type,
    status: lot.status,
    currency: lot.currency,
    ...(lot.auction_date === '' ? {} : { auctionDate: lot.auction_date }),
    ...(lot.start === null ? {} : { start: lot.start }),
    ...(lot.average === null ? {} : { average: lot.average }),
    ...(lot.finish === null ? {} : { finish: lot.finish }),
    ...(lot.year === null ? {} : { year: lot.year }),
    ...(lot.month === null ? {} : { month: lot.month }),
    ...(lot.engine === null ? {} : { engineCc: lot.engine }),
    ...(lot.power === null ? {} : { powerHp: lot.power }),
    ...(lot.power_options === '' ? {} : { powerOptions: lot.power_options }),
    ...(lot.fuel === '' ? {} : { fuel: lot.fuel }),
    ...(lot.mass === null ? {} : { massKg: lot.mass }),
    bodyType: lot.body_type,
  };
  const lotInput = buildLotQuestion(record, new Date(`${data.today}T00:00:00Z`));
  if (!lotInput) return null;
  try {
    return calculateReceipt({ ...lotInput, payer: 'physic', variant: 'poshlina' }, data).totals.total;
  } catch (error) {
    if (error instanceof CostInputError) return null;
    throw error;
  }
}
