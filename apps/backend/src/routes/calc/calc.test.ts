import { afterAll, beforeAll, expect, test } from 'vitest';
import { errorSchema } from '@vvoz/api/wire/envelope';
import { createTestApp, refusal, type TestApp } from '../testing/testApp.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp([]);
});
afterAll(() => api.close());

const LOT =
  'price=1200000&currency=jpy&eng_v=1496&pw=109&year=2022&kuzov=GR1&time=H&marka_name=HONDA&mileage=41000';

test('a lot with its fields is a question that can be asked; without an engine the answer is «not now»', async () => {
  const answer = await api.get(
    `/api/calc?${LOT}&city=Омск&type=jur&request_from=catalog&response_type=detail`,
  );
  expect(refusal(answer)).toBe('503 not_ready');
  expect(answer.headers['retry-after']).toBeDefined();
  expect(answer.headers['cache-control']).toBe('no-store');
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
])('%s is refused as %s', async (query, expected) => {
  expect(refusal(await api.get(`/api/calc?${query}`))).toBe(expected);
});

test('a refusal is said in both languages', async () => {
  const { body } = await api.get(`/api/calc?${LOT.replace('1200000', 'много')}`);
  const { message } = errorSchema.parse(body).error;
  expect(message).toContain('number');
  expect(message).toContain('числом');
});

test.each(['<script>', "' or 1=1 --", '__proto__', '%00', 'x'.repeat(5000)])(
  'abuse: %.20s',
  async (value) => {
    const { status } = await api.get(`/api/calc?${LOT}&eng_v=${encodeURIComponent(value)}`);
    expect(status).toBe(400);
  },
);
