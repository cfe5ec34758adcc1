import { DatabaseSync } from 'node:sqlite';

/** A lot without others of its year and mileage, so that a list with these filters shows it alone. */
export interface LoneLot {
  readonly id: string;
  readonly year: number;
  readonly mileage: number;
}

/** Finds coming lots of Japan that are alone in the list of their year and mileage. Throws when there are too few. */
export function findLoneLots(databaseFile: string, count: number): readonly LoneLot[] {
  const db = new DatabaseSync(databaseFile, { readOnly: true });
  try {
    const rows = db
      .prepare(
        `select min(external_id) id, year, mileage from lot where live = 1 and type = 'japan' and start is not null
         group by year, mileage having count(*) = 1 and min(status) = 'coming' order by id limit ?`,
      )
      .all(count);
    if (rows.length < count)
      throw new Error(
        `${databaseFile} has ${rows.length} lots that are alone in a list; ${count} are needed`,
      );
    return rows.map(({ id, year, mileage }) => ({
      id: String(id),
      year: Number(year),
      mileage: Number(mileage),
    }));
  } finally {
    db.close();
  }
}

/**
 * Changes start prices, yen, as an import does: in one transaction with the version of the catalogue. Returns when the change
 * was on the disk, ms since the epoch.
 */
export function changePrices(databaseFile: string, prices: ReadonlyMap<string, number>): number {
  const db = new DatabaseSync(databaseFile, { timeout: 10_000 });
  try {
    db.exec('begin immediate');
    const change = db.prepare(
      `update lot set start = :price, price = :price where external_id = :id and type = 'japan' and live = 1`,
    );
    for (const [id, price] of prices) change.run({ id, price });
    db.exec(`update meta set value = value + 1 where name like 'catalog_version%'`);
    db.exec('commit');
    return Date.now();
  } finally {
    db.close();
  }
}
