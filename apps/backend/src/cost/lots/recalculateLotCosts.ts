import type { Database } from 'better-sqlite3';
import { bumpCatalogVersion, readMeta, writeMeta } from '../../catalogue/db/meta.ts';
import { shortHash } from '../canonicalJson.ts';
import type { CostData } from '../calculateReceipt.ts';
import { calculateLotCostFields, COST_BASIS_COLUMNS, type CostedLot, type LotCostFields } from './lotCost.ts';

const BASIS_KEY = 'cost_basis';
const BATCH_SIZE = 5000;

const SELECT_LOTS = `select key, cost, age_class, fee_class, ${COST_BASIS_COLUMNS.join(', ')}
  from lot where key > ? order by key limit ${BATCH_SIZE}`;

/** A hash of everything that all costs depend on: tables, settings, rates, and the month, because vehicles age. */
export const hashCostBasis = ({ tables, settings, rates, today }: CostData): string =>
  shortHash(
    [...tables.map(({ version }) => version), settings.version, rates.key, today.slice(0, 7)].join('|'),
  );

/** True if the costs in the database were calculated with `data`. */
export const areCostsUpToDate = (db: Database, data: CostData): boolean =>
  readMeta(db, BASIS_KEY) === hashCostBasis(data);

/** Records that all costs in the database were calculated with this data. */
export const saveCostBasis = (db: Database, data: CostData): void =>
  writeMeta(db, BASIS_KEY, hashCostBasis(data));

/**
 * Recalculates the cost of every lot in one transaction. Returns the number of changed lots. The caller must hold the
 * ingest lock.
 */
export function recalculateLotCosts(db: Database, data: CostData, signal?: AbortSignal): number {
  const selectLots = db.prepare<[number], CostedLot & LotCostFields & { readonly key: number }>(SELECT_LOTS);
  const updateLot = db.prepare('update lot set cost = ?, age_class = ?, fee_class = ? where key = ?');
  let changed = 0;
  db.transaction(() => {
    for (let last = 0, rows = selectLots.all(0); rows.length > 0; rows = selectLots.all(last)) {
      signal?.throwIfAborted();
      for (const lot of rows) {
        const { cost, age_class, fee_class } = calculateLotCostFields(lot, data);
        if (cost !== lot.cost || age_class !== lot.age_class || fee_class !== lot.fee_class) {
          updateLot.run(cost, age_class, fee_class, lot.key);
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
