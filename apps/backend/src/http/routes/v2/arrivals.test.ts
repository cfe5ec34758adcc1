import { afterAll, beforeAll, expect, test } from 'vitest';
import { v2ArrivalsSchema } from '@vvoz/api/v2/arrivalSchemas';
import { createTestApp, formatRefusal, KNOWN_LOTS, type TestApp } from '../testing/testApp.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp(KNOWN_LOTS);
});
afterAll(() => api.close());

async function listIds(search: string): Promise<readonly string[]> {
  const { body } = await api.get(`/api/v2/arrivals?type=japan${search}`);
  return v2ArrivalsSchema.parse(body).items.map(({ lot }) => String(lot.ID));
}

test('the lots that were added last are first, without withdrawn ones', async () => {
  const ids = await listIds('');
  const listed = ['prius-3', 'prius-2', 'prius-1'];
  expect(ids).toEqual(listed);
  expect(await listIds('&limit=2')).toEqual(listed.slice(0, 2));
});

test('filters apply', async () => expect(await listIds('&color=white')).toEqual(['prius-2']));

test.each([
  ['limit=1000', '400 bad_value limit'],
  ['limit=all', '400 bad_value limit'],
  ['order_by=price_asc', '400 unknown_field order_by'],
])('abuse: %s', async (search, refusal) =>
  expect(formatRefusal(await api.get(`/api/v2/arrivals?type=japan&${search}`))).toBe(refusal),
);
