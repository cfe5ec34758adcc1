import { afterAll, beforeAll, expect, test } from 'vitest';
import { vitalsResponseSchema } from '@vvoz/api/vitals/vitalsSchemas';
import { createTestApp, formatRefusal, type TestApp } from '../testing/testApp.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp([]);
});
afterAll(() => api.close());

async function send(report: unknown, visitor = '203.0.113.7') {
  const { statusCode, headers, payload } = await api.app.inject({
    method: 'POST',
    url: '/api/v2/vitals',
    headers: { 'content-type': 'application/json', 'user-agent': 'Phone/1', 'x-vvoz-visitor': visitor },
    payload: JSON.stringify(report),
  });
  return { status: statusCode, headers, text: payload, body: JSON.parse(payload) as unknown };
}

test('a report is in the histograms of its host and template, without a trace of the visitor', async () => {
  const { status, body } = await send({
    host: 'spec',
    template: 'lot',
    lcp: 2100,
    inp: 40,
    cls: 0,
    ttfb: 90,
  });
  expect([status, vitalsResponseSchema.parse(body).data.counted]).toEqual([200, 4]);
  const { text } = await api.get('/metrics');
  const labels = 'host="spec",template="lot"';
  expect(text).toContain(`vvoz_vitals_seconds_bucket{vital="lcp",${labels},le="1.8"} 0\n`);
  expect(text).toContain(`vvoz_vitals_seconds_bucket{vital="lcp",${labels},le="2.5"} 1\n`);
  expect(text).toContain(`vvoz_vitals_shift_count{${labels}} 1\n`);
  expect(text).toContain(`vvoz_vitals_p75{vital="ttfb",${labels}} `);
  expect(text).not.toMatch(/203\.0|Phone/);
});

test.each([
  [{ host: 'main', template: 'prius' }, '400 bad_value template'],
  [{ host: 'evil.example', template: 'lot' }, '400 bad_value host'],
  [{ template: 'lot' }, '400 bad_value host'],
  [{ host: 'main', template: 'lot', lcp: -1 }, '400 bad_value lcp'],
  [{ host: 'main', template: 'lot', inp: 1e9 }, '400 bad_value inp'],
  [{ host: 'main', template: 'lot', cls: '0' }, '400 bad_value cls'],
  [{ host: 'main', template: 'lot', url: '/?q=Анна' }, '400 unknown_field url'],
  [{ host: 'main', template: 'lot', padding: 'x'.repeat(2000) }, '413 too_large'],
])('abuse: %j is %s', async (report, expected) => {
  expect(formatRefusal(await send(report))).toBe(expected);
});

test('abuse: the addresses of an IPv6 network are one visitor', async () => {
  const report = { host: 'main', template: 'home' };
  for (let index = 0; index < 120; index += 1) await send(report, `2001:db8:1:2::${index.toString(16)}`);
  expect((await send(report, '2001:db8:1:2:ffff::1')).status).toBe(429);
});

test('abuse: a visitor with more reports than pages send is refused, others are not', async () => {
  const statuses = [];
  for (let index = 0; index < 121; index += 1)
    statuses.push((await send({ host: 'main', template: 'home' }, '198.51.100.9')).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(120);
  expect(statuses.at(-1)).toBe(429);
  expect((await send({ host: 'main', template: 'home' }, '198.51.100.10')).status).toBe(200);
});
