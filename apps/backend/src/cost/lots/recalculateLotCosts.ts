import type { Database } from 'better-sqlite3';
import { bumpCatalogVersion, readMeta, writeMeta } from '../../catalogue/db/meta.ts';
import { shortHash } from '../canonicalJson.ts';
import type { CostData } from '../calculateReceipt.ts';
import { calculateLotSums, type CostedLot, type LotSums } from './lotCost.ts';

const BASIS = 'cost_basis';
const BATCH = 5000;

const READ = `select key, cost, age_class, fee_class, type, status, auction_date, currency, start, average, finish, year, month, engine, power, fuel, body_type,
  mass, price from lot where key > ? order by key limit ${BATCH}`;

/** What all costs go by together: tables, settings, rates, and the month, in which vehicles grow older. */
export const hashCostBasis = ({ tables, settings, rates, today }: CostData): string =>
  shortHash(
    [...tables.map(({ version }) => version), settings.version, rates.key, today.slice(0, 7)].join('|'),
  );

/** Whether the costs in the database were calculated by this. */
export const areCostsUpToDate = (db: Database, data: CostData): boolean =>
  readMeta(db, BASIS) === hashCostBasis(data);

/** Says that the costs in the database were calculated by this, after an import of all of them. */
export const saveCostBasis = (db: Database, data: CostData): void =>
  writeMeta(db, BASIS, hashCostBasis(data));

/**
 * Calculates the cost of every lot anew, in one transaction. Returns how many have changed. The caller holds the ingest
 * lock.
 */
export function recalculateLotCosts(db: Database, data: CostData, signal?: AbortSignal): number {
  const read = db.prepare<[number], CostedLot & LotSums & { readonly key: number }>(READ);
  const write = db.prepare('update lot set cost = ?, age_class = ?, fee_class = ? where key = ?');
  let changed = 0;
  db.transaction(() => {
    for (let last = 0, rows = read.all(0); rows.length > 0; rows = read.all(last)) {
      signal?.throwIfAborted();
      for (const lot of rows) {
        const { cost, age_class, fee_class } = calculateLotSums(lot, data);
        if (cost !== lot.cost || age_class !== lot.age_class || fee_class !== lot.fee_class) {
          write.run(cost, age_class, fee_class, lot.key);
          changed += 1;
        }
        last = lot.key;
      }
    }
    saveCostBasis(db, data);
    if (changed > 0) bumpCatalogVersion(db);
  }).immediate();
  return changed;
}
