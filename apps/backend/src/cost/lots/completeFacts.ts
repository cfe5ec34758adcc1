import type { Database } from 'better-sqlite3';
import type { CatalogueType } from '@vvoz/catalogue/types/catalogueTypes';
import type { CostData } from '../calculateReceipt.ts';
import { learnPowers } from '../kinds/learntPowers.ts';
import {
  CALCULATED_COLUMNS,
  calculateStoredLot,
  COST_BASIS_COLUMNS,
  DERIVED_COLUMNS,
  findLawFacts,
  type CostedLot,
  type LotCostFields,
} from './lotCost.ts';
import { findFilterPower, restoreFeedPower } from './knownPower.ts';

const BATCH_SIZE = 5000;
/** Reads the table once in the order of its keys, because a seed imports before there are indices. */
const SELECT = `select ${['key', ...DERIVED_COLUMNS, ...COST_BASIS_COLUMNS].join(', ')} from lot
  where key > ? and +type = ? and (fuel = '' or law_facts like '%powerSource=%'
    or (power_options = '' and (power is null or power <= 0)))
  order by key limit ${BATCH_SIZE}`;

type StoredLot = CostedLot & LotCostFields & { readonly key: number };

/**
 * Looks up the lots of a type whose feed states no single power or no fuel again, with what the stored lots of the same cars
 * state, and fills in the power that they are found by. An import calls it at its end, because the first lots of a car are read before those that state its power.
 * Returns the number of changed lots. The caller has a transaction.
 */
export function completeFacts(db: Database, type: CatalogueType, costs: CostData): number {
  const data = { ...costs, learnt: learnPowers(db, type) };
  const update = db.prepare(
    `update lot set ${CALCULATED_COLUMNS.map((column) => `${column} = ?`).join(', ')} where key = ?`,
  );
  const updatePower = db.prepare('update lot set power = ? where key = ?');
  const select = db.prepare<[number, CatalogueType], StoredLot>(SELECT);
  let changed = 0;
  for (let last = 0, rows = select.all(last, type); rows.length > 0; rows = select.all(last, type)) {
    for (const stored of rows) {
      last = stored.key;
      const lot = restoreFeedPower(stored);
      const law_facts = findLawFacts(lot, data);
      const power = findFilterPower({ power: lot.power, law_facts });
      if (law_facts === stored.law_facts) {
        if (power === stored.power) continue;
        // The cost is right already: it follows from the facts.
        updatePower.run(power, stored.key);
      } else {
        const fields = calculateStoredLot(stored, data);
        update.run(...CALCULATED_COLUMNS.map((column) => fields[column]), stored.key);
      }
      changed += 1;
    }
  }
  return changed;
}
