import { expect, test } from 'vitest';
import { ApiError } from '@vvoz/api/errors';
import type { Lot } from '@vvoz/catalogue/lots/lot';
import { prius } from '@vvoz/ui/lots/fixtures.ts';
import { createStorefront } from '../../data/createStorefront.ts';
import { captureLog } from '@vvoz/site-server/testing/capturedLog';
import { createFakeBackend } from '../../testing/fakeBackend.ts';
import { createCalendarRoute } from './calendarRoute.ts';

const { lotNumber: _lotNumber, ...unnumbered } = prius;
const { auctionDate: _auctionDate, ...undated } = prius;

/** Requests the calendar of a lot. `id` is put into the address unchanged. */
function sendRequest(car: (type: string, id: string) => Promise<Lot>, id = 'prius'): Promise<Response> {
  const { data } = createStorefront('main', createFakeBackend({ v2: { car } }));
  const GET = createCalendarRoute({ data, origin: () => 'https://vvoz.example' });
  return GET(new Request(`http://main/cars/japan/${id}/calendar.ics`), { type: 'japan', id });
}
const fail = (status: number) => async () => {
  throw new ApiError({ kind: 'http', url: 'api/v2/car', status });
};

test.each<[string, Lot, string]>([
  ['its number', prius, 'lot-5123.ics'],
  ['its id when it has no number', { ...unnumbered, id: 'a b"' }, 'lot-a%20b%22.ics'],
])('the auction of a lot is a file named by %s', async (_, lot, file) => {
  const response = await sendRequest(async () => lot);
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toEqual({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': `attachment; filename="${file}"`,
  });
  const lines = (await response.text()).split('\r\n');
  expect(lines).toContain('DTSTART:20261125T004000Z');
  expect(lines.find((line) => line.startsWith('URL'))).toContain('https://vvoz.example/cars/japan/');
});

test('the decoded id of the path requests the lot', async () => {
  const ids: string[] = [];
  await sendRequest(async (type, id) => {
    ids.push(`${type} ${id}`);
    return prius;
  }, 'a/b');
  expect(ids).toEqual(['japan a/b']);
});

test.each<[string, () => Promise<Lot>, number, string]>([
  ['without a time', async () => undated, 404, 'The auction has no start time yet'],
  ['that does not exist', fail(404), 404, 'The lot does not exist'],
  ['that does not load', fail(503), 503, 'The catalogue API does not answer; try again later'],
])('a lot %s has no calendar', async (_, car, status, text) => {
  captureLog();
  const response = await sendRequest(car);
  expect([response.status, await response.text()]).toEqual([status, `${text}\n`]);
  expect(Object.fromEntries(response.headers)).toEqual({
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    ...(status === 503 ? { 'retry-after': '5' } : {}),
  });
});

test('a programming error is rethrown', async () => {
  const error = new TypeError('a mistake of ours');
  await expect(sendRequest(() => Promise.reject(error))).rejects.toBe(error);
});
