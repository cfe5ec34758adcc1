import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { CATALOGUE_TYPE_NAMES } from '@vvoz/catalogue/types/catalogueTypes';
import type { IsolatedProcess } from '@vvoz/tools/backend/IsolatedProcess';
import { getCataloguePath } from './PairStack.ts';

/** How long the last import may take to be counted by every backend, ms. */
const MAX_WAIT_MS = 120_000;

/** Asks a backend; undefined when it cannot answer now. */
export async function askBackend<T>(url: string, call: string): Promise<T | undefined> {
  try {
    const response = await fetch(`${url}/api/v2/${call}`, { signal: AbortSignal.timeout(30_000) });
    return response.ok ? ((await response.json()) as T) : undefined;
  } catch {
    // It was killed, or lost its databases: the visitors' loops say if that lasts.
    return undefined;
  }
}

export const countIn = async (url: string, type: string): Promise<number | undefined> =>
  (await askBackend<{ count: number }>(url, `count?type=${type}`))?.count;

/** Counts the listed lots of a type in the file that imports write. */
export function countInFile(dataDir: string, type: string): number {
  const db = new DatabaseSync(getCataloguePath(dataDir), { readOnly: true, timeout: 10_000 });
  try {
    return Number(db.prepare('select count(*) as n from lot where live = 1 and type = ?').get(type)?.['n']);
  } finally {
    db.close();
  }
}

/** Returns which counts of backends are not those of the file, when the imports have ended and there was time to notice. */
export async function findWrongCounts(
  backends: readonly IsolatedProcess[],
  dataDir: string,
): Promise<readonly string[]> {
  const expected = CATALOGUE_TYPE_NAMES.map((type) => ({ type, lots: countInFile(dataDir, type) }));
  for (const giveUp = Date.now() + MAX_WAIT_MS; ; await pause(500)) {
    const faults: string[] = [];
    for (const { url } of backends)
      for (const { type, lots } of expected) {
        const count = await countIn(url, type);
        if (count !== lots) faults.push(`${url} counts ${count} lots of ${type}, the file has ${lots}`);
      }
    if (faults.length === 0 || Date.now() > giveUp) return faults;
  }
}
