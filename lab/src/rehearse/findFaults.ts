import { DatabaseSync } from 'node:sqlite';
import type { TypePrices } from './readPrices.ts';

/** Limits of a median turnkey price, ₽. A median outside them means wrong units. */
const MIN_MEDIAN = 100_000;
const MAX_MEDIAN = 30_000_000;

/** Counts the quarantined records by feed table. */
function countQuarantined(stateFile: string): ReadonlyMap<string, number> {
  const db = new DatabaseSync(stateFile, { readOnly: true });
  try {
    const rows = db.prepare('select source, count(*) records from quarantine group by source').all();
    return new Map(rows.map(({ source, records }) => [String(source), Number(records)]));
  } finally {
    db.close();
  }
}

/**
 * Finds tables with another number of rejected records than expected, and implausible median prices.
 * @param invalid number of records that an import must reject, by feed table; `wordpress/*` for all of a source
 */
export function findFaults(
  stateFile: string,
  invalid: Readonly<Record<string, number>>,
  prices: readonly TypePrices[],
): readonly string[] {
  const quarantined = countQuarantined(stateFile);
  const lost = Object.entries(invalid).flatMap(([table, expected]) => {
    const [source = ''] = table.split('*');
    const matching = [...quarantined].filter(([name]) => name.startsWith(source));
    const count = table.endsWith('*')
      ? matching.reduce((sum, [, records]) => sum + records, 0)
      : (quarantined.get(table) ?? 0);
    return count === expected ? [] : [`${table}: ${count} records rejected, but ${expected} are invalid`];
  });
  const implausible = prices.flatMap(({ type, median }) =>
    median >= MIN_MEDIAN && median <= MAX_MEDIAN
      ? []
      : [`${type}: the median price is ${median.toLocaleString('en-US')} ₽`],
  );
  return [...lost, ...implausible];
}
