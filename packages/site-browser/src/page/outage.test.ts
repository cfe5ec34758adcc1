import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchJson, Outage } from './fetchJson.ts';
import { isOutage, reportBug } from './outage.ts';

const fetchSpy = vi.fn<typeof fetch>();
const report = vi.fn();
beforeEach(() => {
  vi.stubGlobal('fetch', fetchSpy.mockReset());
  vi.stubGlobal('reportError', report.mockReset());
});
afterEach(() => vi.unstubAllGlobals());

const makeNamed = (name: string) => Object.assign(new Error('text'), { name });

test.each<[string, unknown, boolean]>([
  ['an outage', new Outage('/api responded 503'), true],
  ['a script that did not load', makeNamed('ChunkLoadError'), true],
  ['a cancellation', new DOMException('The operation was aborted', 'AbortError'), true],
  ['an error of our code', new TypeError("Cannot read properties of undefined (reading 'lot')"), false],
  ['a value that is no error', { name: 'Outage' }, false],
])('%s is reported unless it is an outage', (_, error, outage) => {
  reportBug(error);
  expect(isOutage(error)).toBe(outage);
  expect(report.mock.calls).toEqual(outage ? [] : [[error]]);
});

test.each<[string, () => Promise<Response>]>([
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a site that is down', async () => Response.json({}, { status: 503 })],
  ['the sign-in page of a Wi-Fi network', async () => new Response('<html>')],
])('%s is an outage', async (_, respond) => {
  fetchSpy.mockImplementation(respond);
  await expect(fetchJson('/api/words')).rejects.toThrow(Outage);
});

test('a response is read as JSON; a cancelled request stays a cancellation', async () => {
  fetchSpy.mockResolvedValueOnce(Response.json({ a: 1 }));
  expect(await fetchJson('/api/words', { cache: 'no-cache' })).toEqual({ a: 1 });
  expect(fetchSpy).toHaveBeenCalledWith('/api/words', { cache: 'no-cache' });
  fetchSpy.mockRejectedValueOnce(new DOMException('The operation was aborted', 'AbortError'));
  await expect(fetchJson('/api/words')).rejects.toHaveProperty('name', 'AbortError');
});
