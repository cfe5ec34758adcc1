import { afterAll, beforeAll, expect, test } from 'vitest';
import { v2CountSchema } from '@vvoz/api/v2/v2Schemas';
import { createTestApp, formatRefusal, type TestApp } from '../testing/testApp.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const readCount = async (query: string): Promise<number> =>
  v2CountSchema.parse((await api.get(`/api/v2/count?${query}`)).body).count;

test('filters work in any case and with every notation of lists', async () => {
  const all = await readCount('');
  expect(await readCount('marka_name=TOYOTA&model_name=PRIUS')).toBe(3);
  const ways = [
    'marka_name[]=toyota&marka_name[]=Honda',
    'marka_name=TOYOTA,HONDA',
    'marka_name=toyota&marka_name=HONDA',
  ];
  const [first, ...others] = await Promise.all(ways.map(readCount));
  expect(first).toBeGreaterThan(3);
  expect(first).toBeLessThan(all);
  expect(others).toEqual([first, first]);
});

test('blank values are ignored', async () => {
  expect(await readCount('marka_name=&year_min=%20&lot=&rate_max=&type=&marka_name[]=')).toBe(
    await readCount(''),
  );
});

test('2WD and AT match all codes of their groups', async () => {
  const twoWheels = await readCount('priv_incl_like=2WD');
  const written = ['FF', 'FR', 'MR', 'RR'].map((drive) => `priv_incl_like[]=${drive}`);
  expect(twoWheels).toBe(await readCount(written.join('&')));
  // A lot that may be both is found under both.
  expect(twoWheels + (await readCount('priv_incl_like=4WD'))).toBeGreaterThan(
    await readCount('priv_not_null=true'),
  );
  expect(await readCount('priv=2WD')).toBe(await readCount('priv_incl_like[]=2WD'));
  const pedals = await Promise.all(['CVT', 'AMT'].map((kind) => readCount(`kpp=${kind}`)));
  expect(await readCount('kpp=AT')).toBeGreaterThan(pedals[0]! + pedals[1]!);
  const grades = await Promise.all(['4', '4.5', '5', '6', 'S'].map((grade) => readCount(`rate[]=${grade}`)));
  expect(await readCount('rate_min=4&rate_max=S')).toBe(grades.reduce((sum, each) => sum + each, 0));
});

test('a lot is found by its number in any case, and by its day', async () => {
  expect(await readCount('lot=b7/1')).toBe(1);
  expect(await readCount('lot=B7/1&auction_date_interval[]=2026-11-25T00:00:00')).toBe(1);
  expect(await readCount('lot=b7/1&auction_date_interval[]=2026-11-24')).toBe(0);
});

test.each([
  ['year_min=abc', '400 bad_value year_min'],
  ['year_min=2019.5', '400 bad_value year_min'],
  ['year_min=1', '400 bad_value year_min'],
  ['year_min=2000&year_min=2001', '400 bad_value year_min'],
  ['type=mars', '400 bad_value type'],
  ['rate=9', '400 bad_value rate'],
  ['rate_min=9', '400 bad_value rate_min'],
  ['kpp=5F', '400 bad_value kpp'],
  ['auction_date_interval=tomorrow', '400 bad_value auction_date_interval'],
  ['wheels=4', '400 unknown_field wheels'],
  ['limit=8', '400 unknown_field limit'],
])('%s is refused as %s', async (query, expected) => {
  expect(formatRefusal(await api.get(`/api/v2/count?${query}`))).toBe(expected);
});

test('a refusal names the accepted values', async () => {
  expect((await api.get('/api/v2/count?kpp=5F')).text).toContain('kpp must be one of AT, MT, CVT, AMT');
});

test.each([
  ['__proto__=1', '400 unknown_field __proto__'],
  ['constructor[prototype]=1', '400 unknown_field constructor[prototype]'],
  ["marka_name='%20or%201=1--", '400 bad_value marka_name'],
  ['marka_name=%00', '400 bad_value marka_name'],
  ['marka_name=%D0', '400 bad_query'],
  [`marka_name=${'x'.repeat(5000)}`, '400 bad_value marka_name'],
  [`marka_name=${'x'.repeat(17_000)}`, '400 bad_query'],
  ['a=1&'.repeat(201), '400 bad_query'],
  [`marka_name=${'A,'.repeat(300)}`, '400 bad_value marka_name'],
])('abuse: %.40s', async (query, expected) => {
  expect(formatRefusal(await api.get(`/api/v2/count?${query}`))).toBe(expected);
});

test('an empty catalogue and contradicting filters have a count of 0', async () => {
  expect(await readCount('type=spec')).toBe(0);
  expect(await readCount('year_min=2020&year_max=2010')).toBe(0);
});
