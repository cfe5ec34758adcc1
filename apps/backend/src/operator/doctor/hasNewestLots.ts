import { existsSync } from 'node:fs';
import { openClickHouse } from '../../catalogue/clickhouse/openClickHouse.ts';
import type { ClickHouseLocation } from '../../lib/clickHouseUrl.ts';
import { requirePin } from '../../catalogue/clickhouse/readPin.ts';
import { readCatalogueVersion } from '../../catalogue/db/meta.ts';
import { openDatabase } from '../../catalogue/db/open.ts';

function readFileVersion(file: string): string {
  const db = openDatabase(file, { readonly: true });
  try {
    return readCatalogueVersion(db);
  } finally {
    db.close();
  }
}

/**
 * Compares the lots in ClickHouse with those of the database file, if this machine has it: it is the file that imports write,
 * and its backend publishes them.
 * @returns true if both are of the same import, or if there is no file
 * @throws StoreUnavailable when ClickHouse does not answer, or nothing was published to it yet
 */
export async function hasNewestLots(location: ClickHouseLocation, file: string): Promise<boolean> {
  const clickHouse = openClickHouse(location);
  try {
    const { version } = await requirePin(clickHouse);
    return !existsSync(file) || version === readFileVersion(file);
  } finally {
    await clickHouse.close();
  }
}
