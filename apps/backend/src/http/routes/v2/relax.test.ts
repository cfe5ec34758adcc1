import { afterAll, beforeAll, expect, test } from 'vitest';
import { v1SetsSchema } from '@vvoz/api/v1/v1Schemas';
import { v2CountSchema, v2RelaxSchema } from '@vvoz/api/v2/v2Schemas';
import { createTestApp, formatRefusal, type TestApp } from '../testing/testApp.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const relax = (...steps: readonly string[]) =>
  api.get(`/api/v2/relax?${steps.map((step) => `step[]=${encodeURIComponent(step)}`).join('&')}`);

const readCount = async (query: string): Promise<number> =>
  v2CountSchema.parse((await api.get(`/api/v2/count?${query}`)).body).count;

test('each step has the count of its own call', async () => {
  const steps = [
    'type=japan',
    'marka_name=TOYOTA',
    'marka_name[]=toyota&marka_name[]=honda&year_min=2010',
    'type=japan_st&marka_name=TOYOTA',
    'lot=none',
  ];
  const { counts } = v2RelaxSchema.parse((await relax(...steps)).body);
  expect(counts).toEqual(await Promise.all(steps.map(readCount)));
  expect(new Set(counts).size).toBeGreaterThan(3);
});

test('a step may have a set', async () => {
  const { items } = v1SetsSchema.parse((await api.get('/api/auctions/sets?type=japan_st')).body);
  const steps = items.map(({ id }) => `type=japan_st&set_id=${id}`);
  const { counts } = v2RelaxSchema.parse((await relax('type=japan_st', ...steps)).body);
  expect(counts.slice(1)).toEqual(await Promise.all(steps.map(readCount)));
  expect(new Set(counts).size).toBeGreaterThan(1);
});

test('a single step may be sent without brackets', async () => {
  const { body } = await api.get('/api/v2/relax?step=marka_name%3DTOYOTA');
  expect(v2RelaxSchema.parse(body).counts).toEqual([await readCount('marka_name=TOYOTA')]);
});

test.each([
  ['year_min=abc', '400 bad_value step'],
  ['wheels=4', '400 bad_value step'],
  ['marka_name=%FF', '400 bad_value step'],
  ['__proto__=1', '400 bad_value step'],
  [`lot=${'x'.repeat(4000)}`, '400 bad_value step'],
])('step %.30s is refused as %s', async (step, expected) =>
  expect(formatRefusal(await relax(step))).toBe(expected),
);

test('no step, or too many, are refused', async () => {
  expect(formatRefusal(await relax())).toMatch(/^400 \w+ step$/);
  expect(formatRefusal(await relax(...Array.from({ length: 25 }, () => 'type=japan')))).toBe(
    '400 bad_value step',
  );
});
