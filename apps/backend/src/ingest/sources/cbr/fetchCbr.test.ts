import iconv from 'iconv-lite';
import { describe, expect, test } from 'vitest';
import { startFeedServer } from '../../testing/httpServer.ts';
import { CbrError, fetchCbr, parseCbr } from './fetchCbr.ts';

const row = (id: string, nominal: string, value: string) =>
  `<Valute ID="${id}"><NumCode>392</NumCode><CharCode>XXX</CharCode><Nominal>${nominal}</Nominal><Name>Японских иен</Name><Value>${value}</Value></Valute>`;
const ROWS = [
  row('R01820', '100', '55,0000'),
  row('R01815', '1000', '63,6894'),
  row('R01375', '1', '12,8849'),
  row('R01239', '1', '100,5693'),
  row('R01235', '1', '86,5857'),
  row('R01010', '1', '55,1'),
];
const xml = (rows: readonly string[], date = '05.09.2026') =>
  iconv.encode(
    `<?xml version="1.0" encoding="windows-1251"?><ValCurs Date="${date}" name="Foreign Currency Market">${rows.join('')}</ValCurs>`,
    'windows-1251',
  );

describe('the daily rates of the Bank of Russia', () => {
  test('are exact for one unit, and have their own day', () => {
    const { day, rates, rejected } = parseCbr(xml(ROWS));
    expect(day).toBe('2026-09-05');
    expect(Object.fromEntries(rates.map(({ currency, rub }) => [currency, rub]))).toEqual({
      jpy: '0.55',
      krw: '0.0636894',
      cny: '12.8849',
      eur: '100.5693',
      usd: '86.5857',
    });
    expect(rejected).toEqual([]);
  });

  test.each([
    [row('R01239', '1', '100.5693'), "eur: Value '100.5693' is not a number"],
    [row('R01239', '0', '100,5'), "eur: Nominal '0'"],
    [row('R01239', '1', '-1'), "eur: Value '-1'"],
    [row('R01239', '1', '0,0'), 'not above 0'],
    [row('R01239', '1', '9,1'), 'is too far from the last rate, 100 ₽'],
    [row('R01239', '1', '10056,93'), 'is too far from the last rate, 100 ₽'],
  ])('a currency with an impossible rate is rejected: %s', (bad, reason) => {
    const { rates, rejected } = parseCbr(xml([bad, ...ROWS.slice(0, 1)]), { eur: '100' });
    expect(rates.map(({ currency }) => currency)).toEqual(['jpy']);
    expect(rejected.map((one) => `${one.currency}: ${one.reason}`).join()).toContain(reason);
  });

  test.each([
    ['1000', true],
    ['1000,1', false],
    ['10', true],
    ['9,9', false],
    [' 100 ', true],
  ])('a rate of %s after 100 is accepted: %j', (value, isAccepted) => {
    const { rates } = parseCbr(xml([row('R01239', '1', value), ...ROWS.slice(0, 1)]), { eur: '100' });
    expect(rates.some(({ currency }) => currency === 'eur')).toBe(isAccepted);
  });

  test('the error for a list without a usable rate gives the reason for each currency', () => {
    expect(() => parseCbr(xml([row('R01239', 'x1', '1'), row('R01820', '1', 'x1')]))).toThrow(
      "The Bank of Russia gave no usable rate: jpy: Value 'x1' is not a number; cny: is not in the list; " +
        "krw: is not in the list; eur: Nominal 'x1' is not a whole number above 0; usd: is not in the list",
    );
  });

  test.each(['', '<html/>', '<ValCurs Date="x"></ValCurs>', '<ValCurs Date="05.09.2026"></ValCurs>'])(
    'an answer that is not a list of rates is refused: %s',
    (text) => expect(() => parseCbr(Buffer.from(text))).toThrow(CbrError),
  );

  test('rejects a currency that is missing or listed twice, and keeps the others', () => {
    const { rates, rejected } = parseCbr(xml([...ROWS.slice(0, 3), ...ROWS.slice(0, 1)]));
    expect(rates.map(({ currency }) => currency)).toEqual(['cny', 'krw']);
    expect(Object.fromEntries(rejected.map(({ currency, reason }) => [currency, reason]))).toEqual({
      jpy: 'is in the list twice',
      eur: 'is not in the list',
      usd: 'is not in the list',
    });
  });

  test('a list for a day that does not exist is refused', () =>
    expect(() => parseCbr(xml(ROWS, '31.02.2026'))).toThrow(CbrError));

  test('are requested by day, and again after a fault', async () => {
    const requested: string[] = [];
    const url = await startFeedServer((request, response) => {
      requested.push(request.url ?? '');
      if (requested.length === 1) response.writeHead(502).end();
      else response.end(xml(ROWS, '21.11.2026'));
    });
    const { day } = await fetchCbr({ url, maxPauseMs: 1 }, '2026-11-22');
    expect(day).toBe('2026-11-21');
    expect(decodeURIComponent(requested[0] ?? '')).toBe('/scripts/XML_daily.asp?date_req=22/11/2026');
    expect(requested).toHaveLength(2);
  });

  test('are requested again after a broken body; silence and a 404 are errors', async () => {
    const body = xml(ROWS);
    let requests = 0;
    const breaking = await startFeedServer((_, response) => {
      requests += 1;
      response.writeHead(200, { 'content-length': body.length });
      if (requests === 1) response.write(body.subarray(0, 30), () => response.socket?.destroy());
      else response.end(body);
    });
    const fast = { maxPauseMs: 1, timeoutMs: 200 };
    expect((await fetchCbr({ url: breaking, ...fast }, '2026-09-05')).rates).toHaveLength(5);
    const silent = await startFeedServer(() => undefined);
    await expect(fetchCbr({ url: silent, retries: 0, timeoutMs: 50 }, '2026-09-05')).rejects.toThrow(
      CbrError,
    );
    const missing = await startFeedServer((_, response) => response.writeHead(404).end());
    await expect(fetchCbr({ url: missing, ...fast }, '2026-09-05')).rejects.toThrow('HTTP 404');
  });
});
