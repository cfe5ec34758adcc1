import type { LotRecord } from '../catalogue/db/lotRecord.ts';
import type { Rates } from '../cost/rates.ts';
import { OperatorError } from '../lib/OperatorError.ts';
import type { FeedTable } from './feedTable.ts';
import type { DroppedField } from './records/reading.ts';

/** The highest plausible price, ₽. The lowest is a column of the table. */
const MAX_PRICE_RUB = 300_000_000;

/** A field's unit must be wrong if more than MAX_SHARE of the lots, and at least MIN_LOTS, are outside a bound. */
const MAX_SHARE = 0.01;
const MIN_LOTS = 10;

/** Too many values of a field are outside a bound, so its unit must be wrong. Nothing was imported. */
export class WrongUnits extends OperatorError {
  override readonly name = 'WrongUnits';
}

interface Bound {
  count: number;
  /** The first case: `lot k7 (jpcenter/korea:12): MILEAGE '480000000' is above 2000000`. */
  readonly example: string;
}

const format = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: 0 });

/** Checks the lots of one import for implausible values. */
export interface SanityCheck {
  /**
   * Counts a lot and its dropped values. Returns what is wrong with its price; undefined if the price is within the
   * bounds or missing, or if its currency has no rate.
   */
  readonly check: (lot: LotRecord, dropped: readonly DroppedField[], place: string) => string | undefined;
  /** Throws WrongUnits when too many lots are outside a bound. */
  readonly assertUnits: () => void;
}

export function createSanityCheck({ source, minPriceRub: min }: FeedTable, rates: Rates): SanityCheck {
  const rubPerUnit = new Map(
    Object.entries(rates.byCurrency).map(([currency, { rub }]) => [currency, Number(rub)]),
  );
  rubPerUnit.set('rub', 1);
  const bounds = new Map<string, Bound>();
  let lots = 0;

  function count(bound: string, example: () => string): void {
    const existingBound = bounds.get(bound);
    if (existingBound) existingBound.count += 1;
    else bounds.set(bound, { count: 1, example: example() });
  }

  return {
    check: (lot, dropped, place) => {
      lots += 1;
      const lotPlace = `lot ${lot.external_id} (${place})`;
      for (const { field, reason, value, outOfBounds } of dropped)
        if (outOfBounds) count(field, () => `${lotPlace}: ${field} '${value}' ${reason}`);
      const rub = lot.price === null ? undefined : lot.price * (rubPerUnit.get(lot.currency) ?? NaN);
      if (rub === undefined || Number.isNaN(rub) || (rub >= min && rub <= MAX_PRICE_RUB)) return undefined;
      const price = `${format(lot.price ?? 0)} ${lot.currency.toUpperCase()}, ${format(rub)} ₽`;
      const reason = `The price, ${price}, is outside ${format(min)}–${format(MAX_PRICE_RUB)} ₽`;
      count('price', () => `${lotPlace}: ${reason}`);
      return reason;
    },
    assertUnits: () => {
      for (const [bound, { count: outside, example }] of bounds) {
        if (outside < MIN_LOTS || outside <= lots * MAX_SHARE) continue;
        const share = ((100 * outside) / lots).toFixed(1);
        const toCheck =
          bound === 'price' ? 'the unit of its prices, their currency and its rate' : 'its unit';
        throw new WrongUnits(
          `${source}: ${bound} is out of bounds in ${format(outside)} of ${format(lots)} lots (${share} %), for example ${example}. Nothing was imported. Check ${toCheck} (docs/contracts/feeds.md).`,
        );
      }
    },
  };
}
