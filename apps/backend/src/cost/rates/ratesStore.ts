import type { Currency } from '@vvoz/catalogue/words/currencies';
import type { StateDb } from '../../state/schema.ts';

/** The rate of a currency on a day, with its source. */
export interface DayRate {
  readonly currency: Currency;
  /** ₽ for one unit, an exact decimal: `0.55`. */
  readonly rub: string;
  /** The day of the rate, YYYY-MM-DD. */
  readonly day: string;
  readonly source: string;
}

/** Saves rates, and overwrites those of the same day. Returns the number of new or changed rates. */
export async function saveRates(db: StateDb, rates: readonly DayRate[], now = new Date()): Promise<number> {
  let changed = 0;
  for (const { currency, day, rub, source } of rates) {
    const row = await db
      .insertInto('rate')
      .values({ currency, day, rub, source, fetched_at: now.toISOString() })
      .onConflict((conflict) =>
        conflict
          .columns(['currency', 'day'])
          .doUpdateSet({ rub, source, fetched_at: now.toISOString() })
          .where('rate.rub', '!=', rub),
      )
      .returning('currency')
      .executeTakeFirst();
    if (row) changed += 1;
  }
  return changed;
}

/** The latest rate of each currency on or before a day, with its own date. */
export async function findRates(
  db: StateDb,
  day: string,
): Promise<Readonly<Partial<Record<Currency, DayRate>>>> {
  const rows = await db
    .selectFrom('rate')
    .select(['currency', 'rub', 'day', 'source'])
    .where('day', '<=', day)
    .where((eb) =>
      eb(
        'day',
        '=',
        eb
          .selectFrom('rate as newest')
          .select((inner) => inner.fn.max('newest.day').as('day'))
          .whereRef('newest.currency', '=', 'rate.currency')
          .where('newest.day', '<=', day),
      ),
    )
    .execute();
  return Object.fromEntries(rows.map((row) => [row.currency, row as DayRate]));
}
