import path from 'node:path';
import { expect, inject, test } from 'vitest';
import { createTempDir } from '../../lib/testing/createTempDir.ts';
import { createPostgresPlace } from '../../state/testing/eachState.ts';
import { generateTestLots, writeLots } from '../testing/lots.ts';
import { measureEngines } from './measureEngines.ts';

/** The index of the coming lots counts columns together. */
async function createCatalogue(): Promise<string> {
  const file = path.join(createTempDir(), 'vvoz.sqlite');
  await writeLots(file, generateTestLots({ count: 22_000 }));
  await writeLots(file, generateTestLots({ count: 300, type: 'japan_st' }));
  return file;
}

test('the index, SQLite and PostgreSQL give the same answers', async () => {
  const place = inject('postgresUrl') === '' ? undefined : await createPostgresPlace();
  const measured = await measureEngines(await createCatalogue(), place?.url);
  expect(measured.map(({ engine }) => engine)).toEqual(['index', 'SQLite', ...(place ? ['PostgreSQL'] : [])]);
  const [index, ...others] = measured;
  for (const { step, count, list, facets } of others)
    for (const [name, times] of Object.entries({ count, list, facets }))
      expect(times.length, name).toBe(Math.ceil((index?.count.length ?? 0) / step));
});
