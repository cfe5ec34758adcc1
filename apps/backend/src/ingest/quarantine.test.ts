import { expect, test } from 'vitest';
import { openTempState } from '../state/testing/openTempState.ts';
import { countQuarantined, findQuarantined } from './findQuarantined.ts';
import { createQuarantine, type Rejected } from './quarantine.ts';

const createRejected = (place: string, more: Partial<Rejected> = {}): Rejected => ({
  place,
  reason: 'ID is missing',
  record: '{}',
  ...more,
});

test('a record is kept with its place and reason, cut to 16,384 characters, without NUL', async () => {
  const { db } = await openTempState();
  const record = `\0${'x'.repeat(16_384)}`;
  await createQuarantine(db, 'a/b', 7).add([createRejected('a/b:1', { reason: 'a\0b\0c', record })]);
  expect(await findQuarantined(db)).toEqual([
    {
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      run: 7,
      source: 'a/b',
      place: 'a/b:1',
      reason: 'a\uFFFDb\uFFFDc',
      record: `\uFFFD${'x'.repeat(16_383)}`,
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    },
  ]);
});

test('several hundred records are each stored once', async () => {
  const { db } = await openTempState();
  await createQuarantine(db, 'a/b', 1).add(
    Array.from({ length: 250 }, (_, index) => createRejected(`a/b:${index}`)),
  );
  const stored = await findQuarantined(db);
  expect(stored).toHaveLength(250);
  expect(new Set(stored.map(({ place }) => place)).size).toBe(250);
});

test('an import stores at most as many records as allowed', async () => {
  const { db } = await openTempState();
  const quarantine = createQuarantine(db, 'a/b', 1, 3);
  await quarantine.add([createRejected('a/b:1'), createRejected('a/b:2')]);
  await quarantine.add([createRejected('a/b:3'), createRejected('a/b:4')]);
  await quarantine.add([createRejected('a/b:5')]);
  expect((await findQuarantined(db)).map(({ place }) => place).toSorted()).toEqual([
    'a/b:1',
    'a/b:2',
    'a/b:3',
  ]);
});

test('a complete import replaces earlier records of its table; a failed one deletes only its own', async () => {
  const { db } = await openTempState();
  const listPlaces = async () => (await findQuarantined(db)).map(({ place }) => place).toSorted();
  await createQuarantine(db, 'a/b', 1).add([createRejected('a/b:old')]);
  await createQuarantine(db, 'a/c', 1).add([createRejected('a/c:old')]);
  const broken = createQuarantine(db, 'a/b', 2);
  await broken.add([createRejected('a/b:broken')]);
  // Run ids come from the catalogue, so another table may have the same one.
  await createQuarantine(db, 'a/d', 2).add([createRejected('a/d:other')]);
  await broken.discard();
  expect(await listPlaces()).toEqual(['a/b:old', 'a/c:old', 'a/d:other']);
  const whole = createQuarantine(db, 'a/b', 3);
  await whole.add([createRejected('a/b:new')]);
  await whole.replaceEarlier();
  expect(await listPlaces()).toEqual(['a/b:new', 'a/c:old', 'a/d:other']);
});

test('records are found newest first, by table, by id and up to a limit, and are counted by table', async () => {
  const { db } = await openTempState();
  const row = (id: string, source: string, at: string) => ({
    id,
    source,
    at: `2026-11-${at}T00:00:00.000Z`,
    run: 1,
    place: `${source}:1`,
    reason: 'x',
    record: '{}',
  });
  await db
    .insertInto('quarantine')
    .values([row('3', 'a/b', '20'), row('1', 'a/b', '22'), row('4', 'a/c', '21'), row('2', 'a/c', '22')])
    .execute();
  const listIds = async (choice?: Parameters<typeof findQuarantined>[1]) =>
    (await findQuarantined(db, choice)).map(({ id }) => id);
  expect(await listIds()).toEqual(['1', '2', '4', '3']);
  expect(await listIds({ source: 'a/b' })).toEqual(['1', '3']);
  expect(await listIds({ id: '4' })).toEqual(['4']);
  expect(await listIds({ limit: 2 })).toEqual(['1', '2']);
  expect(await listIds({ source: 'a/c', limit: 1 })).toEqual(['2']);
  expect(await listIds({ id: '4', source: 'a/b' })).toEqual([]);
  expect([
    await countQuarantined(db),
    await countQuarantined(db, 'a/c'),
    await countQuarantined(db, 'x'),
  ]).toEqual([4, 2, 0]);
});
