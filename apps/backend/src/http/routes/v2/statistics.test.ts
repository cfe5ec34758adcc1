import { afterAll, beforeAll, expect, test } from 'vitest';
import { v2StatisticsSchema } from '@vvoz/api/v2/v2Schemas';
import type { LotStatus } from '@vvoz/catalogue/lots/lotStatuses';
import { createTestApp, KNOWN_LOTS, formatRefusal, type TestApp } from '../testing/testApp.ts';
import { createTestLot } from '../../../catalogue/testing/lots.ts';

const day = new Date().toISOString().slice(0, 10);
const createSale = (id: string, finish: number | null, status: LotStatus = 'sold') =>
  createTestLot({
    source: 'aleado/japan_st',
    external_id: id,
    type: 'japan_st',
    status,
    finish,
    day,
    auction_date: `${day}T10:00:00`,
  });

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp([
    ...KNOWN_LOTS.slice(0, 4),
    createSale('one', 1_000_000),
    createSale('two', 1_200_000),
    createSale('three', 1_900_000, 'not_sold'),
    createTestLot({ ...createSale('other', 5), model: 'AQUA' }),
    createTestLot({ ...createSale('older', 5), kuzov: 'ZVW30' }),
  ]);
});
afterAll(() => api.close());

test('groups results of the same model and body code by month, unsold ones counted separately', async () => {
  const { body } = await api.get('/api/v2/cars/japan/prius-1/statistics');
  expect(v2StatisticsSchema.parse(body)).toEqual({
    currency: 'JPY',
    months: [{ month: day.slice(0, 7), sold: 2, unsold: 1, p10: 1_000_000, p50: 1_000_000, p90: 1_200_000 }],
  });
});

test('an unknown lot is a 404', async () => {
  expect(formatRefusal(await api.get('/api/v2/cars/japan/nobody/statistics'))).toBe('404 not_found');
});

test.each(['0', '25', 'x', '-1'])('abuse: months=%s is refused', async (months) => {
  expect(formatRefusal(await api.get(`/api/v2/cars/japan/prius-1/statistics?months=${months}`))).toBe(
    '400 bad_value months',
  );
});
