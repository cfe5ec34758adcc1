import { afterAll, beforeAll, expect, test } from 'vitest';
import { calcBidsSchema } from '@vvoz/api/calc/bid';
import {
  calcReceiptsResponseSchema,
  calcResponseSchema,
  calcBatchResponseSchema,
  calcTermsSchema,
  receiptSchema,
  receiptTotalSchema,
} from '@vvoz/api/calc/receipt';
import { errorSchema } from '@vvoz/api/wire/envelope';
import { createTestApp, formatRefusal, type TestApp } from '../testing/testApp.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp([]);
});
afterAll(() => api.close());

const LOT =
  'price=1200000&currency=jpy&eng_v=1496&pw=109&year=2022&kuzov=GR1&time=H&marka_name=HONDA&mileage=41000';

const QUESTION = 'price=1200000&currency=jpy&eng_v=1496&pw=109&ageMonths=48';

test('a lot gets its receipt', async () => {
  const response = await api.get(
    `/api/calc?${LOT}&city=Омск&type=jur&request_from=catalog&response_type=detail`,
  );
  expect(response.status).toBe(200);
  const { lines, totals, payer } = receiptSchema.parse(response.body);
  expect(payer).toBe('jur');
  expect(lines.reduce((sum, { amountRub }) => sum + amountRub, 0)).toBe(totals.total);
  expect(lines.at(-1)).toMatchObject({ code: 'delivery', amountRub: 135_000 });
  expect(response.headers['cache-control']).toContain('max-age');
});

test('an individual is the default payer; the engine’s field names override the lot’s', async () => {
  const plain = receiptSchema.parse((await api.get(`/api/calc?${QUESTION}`)).body);
  expect(plain).toMatchObject({ payer: 'physic', totals: { customs: 265_892 } });
  const named = receiptSchema.parse((await api.get(`/api/calc?${QUESTION}&powerHp=170`)).body);
  expect(named.totals.customs).toBeGreaterThan(plain.totals.customs);
  const rates = await api.get(`/api/calc?${QUESTION}&rates=jpy:0.5&eurRate=90`);
  expect(receiptSchema.parse(rates.body).customsValueRub).toBe(730_000);
});

test('a receipt has the official rate, the margin, and the day on which it was made', async () => {
  const { lines, madeOn } = receiptSchema.parse((await api.get(`/api/calc?${QUESTION}`)).body);
  expect(madeOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(lines[0]).toMatchObject({ rate: 0.591_25, officialRate: 0.55, rateMargin: 7.5 });
  expect(lines.find(({ code }) => code === 'duty')).not.toHaveProperty('rateMargin');
});

test('the feed’s code gives the fuel: an electric car needs no displacement', async () => {
  const { body } = await api.get('/api/calc?price=1500000&currency=jpy&eng_v=0&pw=150&ageMonths=48&time=E');
  const { lines, assumptions } = receiptSchema.parse(body);
  expect(lines.map(({ code }) => code)).toContain('vat');
  expect(assumptions.map(({ code }) => code)).toContain('power30_estimated');
});

test('a short answer has only the totals', async () => {
  const { body } = await api.get(`/api/calc?${LOT}&response_type=total`);
  const total = receiptTotalSchema.strict().parse(body);
  const whole = receiptSchema.parse((await api.get(`/api/calc?${LOT}`)).body);
  expect(total.totals).toEqual(whole.totals);
  expect(total.id).toBe(whole.id);
});

test('several receipts are those of single calls; a question that fails does not affect the others', async () => {
  const lot = { price: 1_200_000, currency: 'jpy', ENG_V: 1496, pw: '109', ageMonths: 48 };
  const questions = [
    { ...lot, city: 'omsk', variant: 'raspil' },
    { ...lot, ENG_V: null },
    { ...lot, currency: 'krw', variant: 'raspil' },
    { ...lot, price: undefined },
    { ...lot, pw: 'x' },
    { ...lot, type: 'jur', date: '2026-12-30' },
  ];
  const response = await api.app.inject({
    method: 'POST',
    url: '/api/calc/receipts',
    payload: { questions },
  });
  expect(response.statusCode).toBe(200);
  const { items } = calcReceiptsResponseSchema.parse(response.json());
  const read = async (query: string) =>
    calcResponseSchema.parse((await api.get(`/api/calc?${QUESTION}&${query}`)).body);
  expect(items[0]).toEqual({ receipt: await read('city=omsk&variant=raspil') });
  expect(items[5]).toEqual({ receipt: await read('type=jur&date=2026-12-30') });
  expect(items.slice(1, 5).map(({ fault }) => fault?.field)).toEqual([
    'displacementCc',
    'variant',
    'price',
    'pw',
  ]);
  expect(items[1]?.fault).toMatchObject({ messageRu: 'не указан объём двигателя' });
});

test.each([
  [{}, 'questions'],
  [{ questions: [] }, 'questions'],
  [{ questions: Array.from({ length: 11 }, () => ({})) }, 'questions'],
  [{ questions: ['x'] }, 'questions'],
  [{ questions: [{}], variants: [] }, 'variants'],
])('a call for several receipts %j is refused with the name of its field', async (payload, field) => {
  const response = await api.app.inject({ method: 'POST', url: '/api/calc/receipts', payload });
  expect(response.statusCode).toBe(400);
  expect(errorSchema.parse(response.json()).error.field).toBe(field);
});

test('a batch calculates a page of lots; a lot that fails does not affect the others', async () => {
  const lot = { price: 1_200_000, currency: 'jpy', eng_v: 1496, pw: 109, ageMonths: 48 };
  const { statusCode, payload } = await api.app.inject({
    method: 'POST',
    url: '/api/calc/batch',
    payload: {
      city: 'omsk',
      payer: 'physic',
      variants: ['poshlina', 'raspil'],
      lots: [
        lot,
        { ...lot, eng_v: null },
        { ...lot, currency: 'krw' },
        { ...lot, type: 'jur' },
        { ...lot, pw: 'x' },
        { ...lot, city: 'moscow' },
      ],
    },
  });
  expect(statusCode).toBe(200);
  const { items } = calcBatchResponseSchema.parse(JSON.parse(payload));
  expect(items).toHaveLength(6);
  const whole = receiptSchema.parse((await api.get(`/api/calc?${QUESTION}&city=omsk`)).body);
  expect(items[0]?.receipts.poshlina).toMatchObject({ id: whole.id, totals: whole.totals });
  expect(items[1]?.faults.poshlina).toMatchObject({
    field: 'displacementCc',
    message: expect.stringContaining('is missing'),
    messageRu: 'не указан объём двигателя',
  });
  expect(items[1]?.receipts.raspil?.totals.total).toBe(items[0]?.receipts.raspil?.totals.total);
  expect(items[2]?.faults.raspil).toMatchObject({ field: 'variant' });
  // What a lot says of itself has priority over what is said of all.
  expect(items[3]?.receipts.poshlina?.payer).toBe('jur');
  const toMoscow = receiptSchema.parse((await api.get(`/api/calc?${QUESTION}&city=moscow`)).body);
  expect(items[5]?.receipts.poshlina?.id).toBe(toMoscow.id);
  expect(items[4]?.faults).toMatchObject({ poshlina: { field: 'pw' }, raspil: { field: 'pw' } });
});

test('the ends of an estimate are the totals of their own receipts, to the rouble', async () => {
  const lot = {
    price: 1_200_000,
    currency: 'jpy',
    eng_v: 1496,
    pw: 109,
    ageMonths: 48,
    bodyClass: 'passenger',
  };
  const totalAt = async (price: number, variant = 'poshlina') =>
    receiptSchema.parse(
      (
        await api.get(
          `/api/calc?${new URLSearchParams(JSON.parse(JSON.stringify({ ...lot, price, variant })))}`,
        )
      ).body,
    ).totals.total;
  const { payload } = await api.app.inject({
    method: 'POST',
    url: '/api/calc/batch',
    payload: {
      variants: ['poshlina', 'raspil'],
      lots: [{ ...lot, est_low: 950_000, est_high: 1_500_000 }, lot],
    },
  });
  const { items } = calcBatchResponseSchema.parse(JSON.parse(payload));
  expect(items[0]?.receipts.poshlina?.totals.total).toBe(await totalAt(1_200_000));
  expect(items[0]?.receipts.poshlina?.usual).toEqual({
    low: await totalAt(950_000),
    high: await totalAt(1_500_000),
  });
  expect(items[0]?.receipts.raspil?.usual?.low).toBe(await totalAt(950_000, 'raspil'));
  expect(items[1]?.receipts.poshlina).not.toHaveProperty('usual');
  expect(items[0]?.receipts.poshlina?.recyclingFee).toBeGreaterThan(0);
  expect(items[0]?.receipts.raspil).not.toHaveProperty('recyclingFee');
});

test('a batch with a budget tells how often such lots cost no more', async () => {
  const estimated = {
    price: 1_200_000,
    currency: 'jpy',
    eng_v: 1496,
    pw: 109,
    ageMonths: 48,
    est_low: 950_000,
  };
  const lots = [
    { ...estimated, est_high: 1_500_000 },
    { ...estimated, est_low: undefined },
  ];
  const ask = async (budget: number | undefined) => {
    const payload = { variants: ['poshlina'], budget, lots };
    const response = await api.app.inject({ method: 'POST', url: '/api/calc/batch', payload });
    return calcBatchResponseSchema.parse(response.json()).items.map(({ receipts }) => receipts.poshlina);
  };
  const [lot, other] = await ask(undefined);
  expect(lot).not.toHaveProperty('chance');
  const chances = await Promise.all(
    [lot?.usual?.low, lot?.totals.total, lot?.usual?.high, 1].map(async (one) => (await ask(one))[0]?.chance),
  );
  expect(chances).toEqual([0.1, 0.5, 0.9, 0.02]);
  expect(other).not.toHaveProperty('usual');
  expect((await ask(lot?.totals.total))[1]).not.toHaveProperty('chance');
});

test.each([
  [{}, 'lots'],
  [{ lots: [{}], budget: -5 }, 'budget'],
  [{ lots: [] }, 'lots'],
  [{ lots: Array.from({ length: 101 }, () => ({})) }, 'lots'],
  [{ lots: ['x'] }, 'lots'],
  [{ lots: [{}], variants: ['free'] }, 'variants'],
  [{ lots: [{}], type: 'alien' }, 'type'],
])('a batch %j is refused with the name of its field', async (payload, field) => {
  const response = await api.app.inject({ method: 'POST', url: '/api/calc/batch', payload });
  expect(response.statusCode).toBe(400);
  expect(errorSchema.parse(response.json()).error.field).toBe(field);
});

test('a receipt lists the changes that would alter it', async () => {
  const { body } = await api.get(
    '/api/calc?customsValueRub=1500000&eng_v=2494&pw=161&ageMonths=48&date=2026-09-05',
  );
  expect(calcResponseSchema.parse(body).changes[0]).toMatchObject({
    code: 'power',
    deltaRub: -3_450_800,
    text: 'на 1\u00A0л.с. меньше — на 3\u00A0450\u00A0800\u00A0₽ дешевле',
  });
});

test('a budget gives the highest bid whose receipt is within it', async () => {
  const lot = 'currency=jpy&eng_v=1496&pw=109&ageMonths=48&city=omsk';
  const { items } = calcBidsSchema.parse((await api.get(`/api/calc/bid?${lot}&budget=1500000`)).body);
  expect(items.map(({ variant }) => variant)).toEqual(['poshlina', 'construct', 'raspil']);
  const bid = Number(items[0]?.bid);
  const totalAt = async (price: number) =>
    calcResponseSchema.parse((await api.get(`/api/calc?${lot}&price=${price}`)).body).totals.total;
  expect(await totalAt(bid)).toBeLessThanOrEqual(1_500_000);
  expect(await totalAt(bid + 1000)).toBeGreaterThan(1_500_000);
  expect(items.every(({ chance }) => chance === undefined)).toBe(true);
  const estimate = `est_low=${Math.round(bid * 0.8)}&est=${bid}&est_high=${Math.round(bid * 1.2)}`;
  const estimated = calcBidsSchema.parse(
    (await api.get(`/api/calc/bid?${lot}&budget=1500000&${estimate}`)).body,
  );
  expect(estimated.items[0]).toEqual({ ...items[0], chance: 0.5 });
  const small = calcBidsSchema.parse((await api.get(`/api/calc/bid?${lot}&budget=1000`)).body);
  expect(small.items.map((item) => item.bid)).toEqual([null, null, null]);
  expect(formatRefusal(await api.get(`/api/calc/bid?${lot}`))).toBe('400 bad_value budget');
  expect(formatRefusal(await api.get('/api/calc/bid?budget=5'))).toBe('400 bad_value currency');
});

test('the terms have cities with delivery costs, and the rates', async () => {
  const { cities, rates } = calcTermsSchema.parse((await api.get('/api/calc/terms')).body);
  expect(cities).toContainEqual({ key: 'omsk', name: 'Омск', deliveryRub: 135_000 });
  expect(rates.find(({ currency }) => currency === 'eur')).toMatchObject({ rub: 100.5693 });
});

test.each([
  ['', '400 bad_value price'],
  ['price=100', '400 bad_value currency'],
  ['price=-1&currency=jpy', '400 bad_value price'],
  ['price=1&currency=doge', '400 bad_value currency'],
  [`${LOT}&type=alien`, '400 bad_value type'],
  [`${LOT}&variant=free`, '400 bad_value variant'],
  [`${LOT}&year=3019`, '400 bad_value year'],
  [`${LOT}&month=13`, '400 bad_value month'],
  [`${LOT}&date=21.11.2026`, '400 bad_value date'],
  [`${LOT}&powerKw=NaN`, '400 bad_value powerKw'],
  [`${LOT}&displacementCc=1e9`, '400 bad_value displacementCc'],
  [`${LOT}&city=Атлантида`, '400 bad_value city'],
  [`${LOT}&rates=jpy:free`, '400 bad_value rates'],
  [`${LOT}&powerHp=100&powerKw=200`, '400 bad_value powerKw'],
  [`${LOT}&customsValueRub=5`, '400 bad_value customsValueRub'],
  ['price=100&currency=jpy&pw=100', '400 bad_value displacementCc'],
])('%s is refused as %s', async (query, expected) => {
  expect(formatRefusal(await api.get(`/api/calc?${query}`))).toBe(expected);
});

test('a refusal has an English message and a Russian one', async () => {
  const { body } = await api.get(`/api/calc?${LOT.replace('1200000', 'много')}`);
  const { message, messageRu } = errorSchema.parse(body).error;
  expect(message).toContain('number');
  expect(message).not.toMatch(/\p{Script=Cyrillic}/u);
  expect(messageRu).toBe('должно быть числом');
});

test.each([
  ['price=100&currency=jpy&pw=100', 'не указан объём двигателя'],
  [`${LOT}&customsValueRub=5`, 'нельзя указывать вместе с ценой'],
  [`${LOT}&type=alien`, 'допустимо: physic, jur'],
  ['price=-1&currency=jpy', 'должно быть больше нуля'],
  [`${LOT}&city=Атлантида`, 'в этот город доставки нет'],
])('%s: messageRu is «%s», without a field’s name', async (query, messageRu) => {
  const { body } = await api.get(`/api/calc?${query}`);
  expect(errorSchema.parse(body).error.messageRu).toBe(messageRu);
});

test.each(['<script>', "' or 1=1 --", '__proto__', '%00', 'x'.repeat(5000)])(
  'abuse: %.20s',
  async (value) => {
    const { status } = await api.get(`/api/calc?${LOT}&eng_v=${encodeURIComponent(value)}`);
    expect(status).toBe(400);
  },
);
