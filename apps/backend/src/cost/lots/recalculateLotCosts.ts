import type { Database } from 'better-sqlite3';
import { bumpCatalogueVersion, readMeta, writeMeta } from '../../catalogue/db/meta.ts';
import { shortHash } from '../canonicalJson.ts';
import type { CostData } from '../calculateReceipt.ts';
import { hashKinds } from '../kinds/identifyVehicle.ts';
import { learnPowers } from '../kinds/learntPowers.ts';
import { openReference } from '../kinds/openReference.ts';
import {
  CALCULATED_COLUMNS,
  calculateStoredLot,
  COST_BASIS_COLUMNS,
  DERIVED_COLUMNS,
  type CostedLot,
  type LotCostFields,
} from './lotCost.ts';

const BASIS_KEY = 'cost_basis';
const BATCH_SIZE = 5000;

const COLUMNS = ['key', ...DERIVED_COLUMNS, ...COST_BASIS_COLUMNS].join(', ');
const SELECT_ALL = `select ${COLUMNS} from lot where key > ? order by key limit ${BATCH_SIZE}`;
/** The lots whose cost a passing day has changed. */
const SELECT_DUE = `select ${COLUMNS} from lot
  where cost_changes > '' and cost_changes <= ? and +key > ? order by +key limit ${BATCH_SIZE}`;

/** A hash of everything that all costs depend on, except the day: tables, kinds, settings and rates. */
export const hashCostBasis = ({ tables, settings, rates }: CostData): string =>
  shortHash([...tables.map(({ version }) => version), hashKinds(), settings.version, rates.key].join('|'));

function isBasisSame(db: Database, data: CostData): boolean {
  openReference(db);
  return readMeta(db, BASIS_KEY) === hashCostBasis(data);
}

/** True if the day has changed the cost of a lot. */
const hasDueLots = (db: Database, today: string): boolean =>
  db.prepare(`select 1 from lot where cost_changes > '' and cost_changes <= ? limit 1`).get(today) !==
  undefined;

/** True if the costs in the database are those of `data` and of its day. */
export const areCostsUpToDate = (db: Database, data: CostData): boolean =>
  isBasisSame(db, data) && !hasDueLots(db, data.today);

/** Records that all costs in the database were calculated with this data. */
export const saveCostBasis = (db: Database, data: CostData): void =>
  writeMeta(db, BASIS_KEY, hashCostBasis(data));

type StoredLot = CostedLot & LotCostFields & { readonly key: number };

/**
 * Recalculates costs in one transaction: of every lot if tables, settings or rates have changed, else only of those
 * that the day has changed. Returns the number of changed lots. The caller must hold the ingest lock.
 */
export function recalculateLotCosts(db: Database, costs: CostData, signal?: AbortSignal): number {
  const updateLot = db.prepare(
    `update lot set ${CALCULATED_COLUMNS.map((column) => `${column} = ?`).join(', ')} where key = ?`,
  );
  let changed = 0;
  db.transaction(() => {
    const isPartial = isBasisSame(db, costs);
    const data = { ...costs, learnt: learnPowers(db) };
    const select = db.prepare<unknown[], StoredLot>(isPartial ? SELECT_DUE : SELECT_ALL);
    const selectAfter = (key: number): StoredLot[] =>
      isPartial ? select.all(data.today, key) : select.all(key);
    for (let last = 0, rows = selectAfter(0); rows.length > 0; rows = selectAfter(last)) {
      signal?.throwIfAborted();
      for (const stored of rows) {
        const fields = calculateStoredLot(stored, data);
        if (CALCULATED_COLUMNS.some((column) => fields[column] !== stored[column])) {
          updateLot.run(...CALCULATED_COLUMNS.map((column) => fields[column]), stored.key);
          changed += 1;
        }
        last = stored.key;
      }
    }
    saveCostBasis(db, costs);
    if (changed > 0) bumpCatalogueVersion(db);
  }).immediate();
  return changed;
}
