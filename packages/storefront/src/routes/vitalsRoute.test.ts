import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createVitalsRoute } from './vitalsRoute.ts';

beforeEach(() => vi.stubEnv('VVOZ_VITALS', 'true'));
afterEach(() => vi.unstubAllEnvs());

const send = async (body: string, headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' }) => {
  const passOn = vi.fn(async (_path: string, _init?: RequestInit) => Response.json({ data: { counted: 2 } }));
  const response = await createVitalsRoute({ host: 'spec', data: { passOn } })(
    new Request('http://spec/api/vitals', { method: 'POST', body, headers }),
  );
  const [[path, init] = []] = passOn.mock.calls;
  return { status: response.status, text: await response.text(), path, passed: init?.body };
};

test('a report goes to the backend with the name of the host', async () => {
  const { status, path, passed } = await send('{"template":"lot","lcp":1200.5,"cls":0}');
  expect([status, path]).toEqual([200, '/api/v2/vitals']);
  expect(JSON.parse(String(passed))).toEqual({ host: 'spec', template: 'lot', lcp: 1200.5, cls: 0 });
});

test.each([
  ['{"template":"prius"}', 'template'],
  ['{"template":"lot","lcp":"1"}', 'lcp'],
  ['{"template":"lot","host":"main"}', 'host'],
  ['[1]', 'The body'],
  ['', 'The body'],
])('%s is refused, and the answer names the wrong part', async (body, field) => {
  const { status, text, path } = await send(body);
  expect([status, path]).toEqual([400, undefined]);
  expect(text).toContain(field);
});

test('a long body, a report from another site, and any report to a site that measures nothing are refused', async () => {
  const report = '{"template":"lot"}';
  expect((await send(report.padEnd(1025))).status).toBe(413);
  expect((await send(report, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  vi.stubEnv('VVOZ_VITALS', '');
  expect((await send(report)).status).toBe(404);
});
