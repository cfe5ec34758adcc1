import type { Currency } from '@vvoz/catalogue/words/currencies';
import type { StateDb } from '../../state/schema.ts';

/** What one unit of a currency costs, and who said so for which day. */
export interface DayRate {
  readonly currency: Currency;
  /** ₽ for one unit, an exact decimal: `0.55`. */
  readonly rub: string;
  /** The day that the rate holds for, YYYY-MM-DD. */
  readonly day: string;
  readonly source: string;
}

/** Writes rates down; a day that is written again is corrected. Returns how many were new or different. */
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

/** The last rate of each currency up to a day: on days without one the rate of before holds, with its own date. */
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
