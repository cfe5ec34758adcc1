import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createTempDir } from '../../lib/testing/createTempDir.ts';
import { openTempState } from '../../state/testing/openTempState.ts';
import { EVERYTHING } from '../filter.ts';
import { createTestLot, writeLots } from '../testing/lots.ts';
import { createClickHouseCatalogueStore } from './ClickHouseCatalogueStore.ts';
import { startPublisher } from './startPublisher.ts';
import { HAS_CLICKHOUSE, startClickHouse } from '@vvoz/supplier/testing/startClickHouse';
import { locate } from './testing/locate.ts';

const NEVER = 'clickhouse://127.0.0.1:9';

async function start(url: string, holder = 'one') {
  const file = path.join(createTempDir(), 'vvoz.sqlite');
  await writeLots(file, [createTestLot()]);
  const { db } = await openTempState();
  const log = { info: vi.fn(), error: vi.fn() };
  const stop = startPublisher({ file, location: locate(url), db, holder, log });
  onTestFinished(stop);
  return { file, log };
}

test.skipIf(!HAS_CLICKHOUSE)('each new state of the file is published', { timeout: 60_000 }, async () => {
  const server = await startClickHouse();
  onTestFinished(() => server.stop());
  const url = await server.createDatabase();
  const { file } = await start(url);
  const store = createClickHouseCatalogueStore({ location: locate(url) });
  onTestFinished(() => store.close());
  const count = () => store.count({ type: 'japan', filter: EVERYTHING }).catch(() => undefined);
  await expect.poll(count, { timeout: 20_000 }).toBe(1);
  await writeLots(file, [createTestLot({ external_id: 'prius-2' })]);
  await expect.poll(count, { timeout: 20_000 }).toBe(2);
});

test('a failure is logged once while it lasts', { timeout: 30_000 }, async () => {
  const { log } = await start(NEVER);
  await expect.poll(() => log.error.mock.calls.length, { timeout: 20_000 }).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 2500));
  expect(log.error.mock.calls).toEqual([
    [{ reason: expect.stringContaining('ClickHouse cannot answer') as string }, 'lots not published'],
  ]);
});
