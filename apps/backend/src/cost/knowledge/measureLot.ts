import type { IntervalReason } from '@vvoz/law/costTypes';
import { CATALOGUE_TYPES } from '@vvoz/catalogue/types/catalogueTypes';
import { calculateReceipt, type CostData } from '../calculateReceipt.ts';
import { applyCategory } from '../checkInput.ts';
import { CostInputError } from '../CostInputError.ts';
import { buildLotInput, type CostedLot } from '../lots/lotCost.ts';

/** The widest interval that counts as a usable price: its width as a share of its middle. */
export const MAX_USABLE_WIDTH = 0.15;

/** How well the price of a lot is known: one sum, an interval that is narrow enough to be used, a wide one, or no sum. */
export type PriceKind = 'one' | 'narrow' | 'wide' | 'none';

export interface LotCoverage {
  readonly kind: PriceKind;
  /** A lorry, van or pickup by its category. */
  readonly isTruck: boolean;
  /** What a wide interval depends on; of a lot without a sum the field that is missing. */
  readonly reasons: readonly (IntervalReason | `no ${string}`)[];
}

/** The share of the middle of an interval that its width has. */
const calculateWidth = (low: number, high: number): number => ((high - low) * 2) / (high + low);

/** How well the price of a car is known. Undefined for other vehicles and for cars that are in Russia. */
export function measureLot(
  lot: CostedLot & { readonly law_facts: string },
  data: CostData,
): LotCoverage | undefined {
  const { vehicle, country } = CATALOGUE_TYPES[lot.type];
  if (vehicle !== 'car' || country === 'russia') return undefined;
  const input = buildLotInput(lot, lot.law_facts, data.today);
  if (!input) return { kind: 'none', isTruck: false, reasons: ['no price'] };
  const isTruck = applyCategory(input).kind === 'truck' || input.category === 'M2';
  try {
    const { interval } = calculateReceipt(input, data);
    if (!interval) return { kind: 'one', isTruck, reasons: [] };
    const width = calculateWidth(interval.low.totals.total, interval.high.totals.total);
    return { kind: width <= MAX_USABLE_WIDTH ? 'narrow' : 'wide', isTruck, reasons: interval.reasons };
  } catch (error) {
    if (error instanceof CostInputError) return { kind: 'none', isTruck, reasons: [`no ${error.field}`] };
    throw error;
  }
}
