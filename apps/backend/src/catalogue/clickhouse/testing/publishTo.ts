import { createTables } from '../createTables.ts';
import { openClickHouse } from '../openClickHouse.ts';
import { publishFile } from '../publishLots.ts';
import { locate } from './locate.ts';

/** Publishes a file with a connection of its own, as the publisher does. */
export async function publishTo(file: string, url: string): Promise<number | undefined> {
  const clickHouse = openClickHouse(locate(url));
  try {
    await createTables(clickHouse);
    return await publishFile(file, clickHouse);
  } finally {
    await clickHouse.close();
  }
}
