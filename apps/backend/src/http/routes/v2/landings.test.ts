import { afterAll, beforeAll, expect, test } from 'vitest';
import { v2LandingPartsSchema, v2LandingsSchema } from '@vvoz/api/v2/landingSchemas';
import { openDatabase } from '../../../catalogue/db/open.ts';
import { createTestLot, generateTestLots, type TestLot } from '../../../catalogue/testing/lots.ts';
import { createTestApp, formatRefusal, type TestApp } from '../testing/testApp.ts';

let next = 0;
const createLot = (brand: string, model: string, kuzov: string, fields: Partial<TestLot> = {}) =>
  createTestLot({ external_id: `lot-${(next += 1)}`, brand, model, kuzov, ...fields });
const GONE = { live: 0, status: 'withdrawn' } as const;

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp([
    createLot('HONDA', 'FIT', 'GK3', { run: 1 }),
    createLot('HONDA', 'FIT', 'GK3', { run: 2 }),
    createLot('HONDA', 'FIT', 'GP5', { ...GONE, run: 3 }),
    createLot('HONDA', 'FIT', ''),
    createLot('HONDA', 'S660', 'JW5', GONE),
    createLot('TOYOTA', 'LAND CRUISER', 'URJ202W'),
    createLot('SUZUKI', 'CARRY', 'DA16T', { type: 'left', parent: 'japan', left_hand: 1 }),
    createLot('VOLVO', 'V40', 'MB420', { type: 'left', parent: 'europe', left_hand: 1 }),
    createLot('KIA', 'K5', 'DL3', { type: 'korean', age_class: 'passing' }),
    createLot('KIA', 'RAY', 'TAM', { type: 'korean', age_class: 'over5' }),
    ...generateTestLots({ count: 300, type: 'bike' }),
  ]);
  const db = openDatabase(api.file);
  for (const [id, day] of ['01', '02', '03'].entries())
    db.prepare('insert into ingest_run (id, source, started_at, finished_at) values (?, ?, ?, ?)').run(
      id + 1,
      'aleado/japan',
      `2026-11-${day}T00:00:00.000Z`,
      `2026-11-${day}T00:05:00.000Z`,
    );
  db.close();
});
afterAll(() => api.close());

const readLandings = async (query: string) =>
  v2LandingsSchema.parse((await api.get(`/api/v2/landings?${query}`)).body);
const listNames = async (query: string) =>
  (await readLandings(query)).items.map(({ names, count }) => `${names.join('/')} ${count}`);

test('each level has the names with lots, their number and their last change', async () => {
  expect(await readLandings('template=japan-main&level=model')).toEqual({
    items: [
      { names: ['HONDA', 'FIT'], count: 3, changed: '2026-11-03T00:05:00.000Z' },
      { names: ['TOYOTA', 'LAND CRUISER'], count: 1, changed: '2026-11-01T00:05:00.000Z' },
    ],
    next: null,
  });
  expect(await listNames('template=japan-main&level=brand')).toEqual(['HONDA 3', 'TOYOTA 1']);
  expect(await listNames('template=japan-main&level=kuzov&min_lots=2')).toEqual(['HONDA/FIT/GK3 2']);
});

test('names whose lots have all gone are listed with 0 lots on request', async () => {
  expect(await listNames('template=japan-main&level=model&brand=HONDA&min_lots=0')).toEqual([
    'HONDA/FIT 3',
    'HONDA/S660 0',
  ]);
  expect(await listNames('template=japan-main&level=kuzov&brand=HONDA&model=FIT&min_lots=0')).toEqual([
    'HONDA/FIT/GK3 2',
    'HONDA/FIT/GP5 0',
  ]);
  expect(await listNames('template=japan-main&level=brand&brand=INVENTED&min_lots=0')).toEqual([]);
});

test('only lots of the catalogue count, within its base filter and parent', async () => {
  expect(await listNames('template=korea&level=model')).toEqual(['KIA/K5 1']);
  expect(await listNames('template=korean&level=model')).toEqual(['KIA/K5 1', 'KIA/RAY 1']);
  expect(await listNames('template=left-hand&level=brand')).toEqual(['SUZUKI 1']);
  expect(await listNames('template=europe-left-hand&level=brand')).toEqual(['VOLVO 1']);
});

test('changed_since lists only the landings that later imports have changed', async () => {
  const changes = (since: string) => listNames(`template=japan-main&level=kuzov&changed_since=${since}`);
  expect(await changes('2026-11-01T00:05:00.000Z')).toEqual(['HONDA/FIT/GK3 2']);
  expect(await changes('2026-11-03T00:05:00.000Z')).toEqual([]);
});

test('pages and parts of every level together are the whole list', async () => {
  for (const level of ['brand', 'model', 'kuzov']) {
    const query = `template=bike&level=${level}`;
    const whole = (await readLandings(query)).items;
    expect(whole.length).toBeGreaterThan(7);
    const pages: typeof whole = [];
    let after: string | null = null;
    do {
      const key: string = after === null ? '' : `&after=${encodeURIComponent(after)}`;
      const page: Awaited<ReturnType<typeof readLandings>> = await readLandings(`${query}&limit=7${key}`);
      pages.push(...page.items);
      after = page.next;
    } while (after !== null);
    expect(pages).toEqual(whole);
    const { body } = await api.get(`/api/v2/landings/parts?${query}&size=7`);
    const parts = v2LandingPartsSchema.parse(body).items;
    for (const [at, part] of parts.entries()) {
      const key = part.after === null ? '' : `&after=${encodeURIComponent(part.after)}`;
      const { items } = await readLandings(`${query}&limit=7${key}`);
      expect([items[0], items.length]).toEqual([whole[at * 7], part.count]);
    }
    expect(parts.reduce((sum, { count }) => sum + count, 0)).toBe(whole.length);
  }
});

test.each([
  ['landings?template=moon&level=brand', '400 bad_value template'],
  ['landings?template=japan-main&level=color', '400 bad_value level'],
  ['landings?template=japan-main&level=brand&limit=1001', '400 bad_value limit'],
  ['landings?template=japan-main&level=brand&after=%5B%22A%22,%22B%22%5D', '400 bad_value after'],
  ['landings?template=japan-main&level=brand&after=%7B', '400 bad_value after'],
  ['landings?template=japan-main&level=brand&changed_since=yesterday', '400 bad_value changed_since'],
  ['landings/parts?template=japan-main&level=brand&size=0', '400 bad_value size'],
])('abuse: %s', async (path, expected) => {
  expect(formatRefusal(await api.get(`/api/v2/${path}`))).toBe(expected);
});
