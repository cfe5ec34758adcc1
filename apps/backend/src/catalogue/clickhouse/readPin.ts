import { StoreUnavailable } from '../CatalogueStore.ts';
import type { Sql } from '../sqlite/compileFilter.ts';
import type { ClickHouse } from './openClickHouse.ts';

/** A state of the lots: the complete batches of a generation up to one of them. */
export interface Pin {
  readonly generation: number;
  readonly batch: number;
  /** The version of the catalogue in SQLite, and where it is among its changes. */
  readonly version: string;
  readonly stamp: string;
  readonly changeId: number;
  /** Condition on the rows of this state. A lot is in it if the sum of `sign` is 1. */
  readonly where: string;
}

interface BatchRow {
  readonly generation: number;
  readonly id: number;
  /** The batch whose state it changes; 0 begins a generation. */
  readonly base: number;
  readonly isDone: number;
  readonly version: string;
  readonly stamp: string;
  readonly changeId: number;
}

/** Reads the newest state; undefined before the first. */
export async function readPin(clickHouse: ClickHouse): Promise<Pin | undefined> {
  const batches = await clickHouse.all<BatchRow>(
    `select any(generation) as generation, id, any(base) as base, max(done) as isDone, max(version) as version, max(stamp) as stamp,
       max(change_id) as changeId from batch group by id order by id`,
  );
  // Two publishers may have begun with one state: the second of them does not count.
  let last: BatchRow | undefined;
  const counted = new Set<number>();
  for (const one of batches) {
    if (one.isDone === 0 || (one.base !== 0 && one.base !== last?.id)) continue;
    last = one;
    counted.add(one.id);
  }
  if (!last) return undefined;
  const { generation, id: batch, version, stamp, changeId } = last;
  const broken = batches.flatMap(({ generation: own, id }) =>
    own === generation && id < batch && !counted.has(id) ? [id] : [],
  );
  const skips = broken.length === 0 ? '' : ` and batch not in (${broken.join(', ')})`;
  const where = `generation = ${generation} and batch <= ${batch}${skips}`;
  return { generation, batch, version, stamp, changeId, where };
}

/** Reads the newest state. Throws StoreUnavailable before the first. */
export async function requirePin(clickHouse: ClickHouse): Promise<Pin> {
  const pin = await readPin(clickHouse);
  if (!pin) throw new StoreUnavailable('ClickHouse has no lots yet: the backend that imports publishes them');
  return pin;
}

/** Compiles the `from … where` of the listed lots of a type in a state. */
export const compileListed = (pin: Pin, type: string, where: Sql): Sql => ({
  text: `from lot where type = ? and live = 1 and ${pin.where} and ${where.text}`,
  params: [type, ...where.params],
});
