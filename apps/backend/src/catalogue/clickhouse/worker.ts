import { workerData } from 'piscina';
import type { ClickHouseLocation } from '../../lib/clickHouseUrl.ts';
import { createTables } from './createTables.ts';
import { openClickHouse } from './openClickHouse.ts';
import { publishFile } from './publishLots.ts';

const clickHouse = openClickHouse(workerData as ClickHouseLocation);
let hasTables = false;

/** Publishes a file in a thread of its own, because reading lots from SQLite would hold up requests. */
export default async function publish(file: string): Promise<number | undefined> {
  try {
    if (!hasTables) await createTables(clickHouse);
    hasTables = true;
    return await publishFile(file, clickHouse);
  } catch (error) {
    // The server may have been replaced by an empty one.
    hasTables = false;
    throw error;
  }
}
