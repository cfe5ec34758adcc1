import { afterEach, expect, test, vi } from 'vitest';
import { watchBugs } from './watchBugs.ts';

afterEach(() => vi.unstubAllGlobals());

function open() {
  const sent: [string, unknown][] = [];
  const window = new EventTarget();
  vi.stubGlobal('window', window);
  vi.stubGlobal('location', { origin: 'https://vvoz.example', pathname: '/japan' });
  vi.stubGlobal('navigator', {
    sendBeacon: (path: string, body: string) => sent.push([path, JSON.parse(body)]),
  });
  watchBugs();
  return {
    sent,
    fail: (error: unknown) => window.dispatchEvent(Object.assign(new Event('error'), { error })),
    reject: (reason: unknown) =>
      window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason })),
  };
}

test('errors and rejections reach the site with their place and page, without a query', () => {
  const { sent, fail, reject } = open();
  fail(new TypeError('broken'));
  reject(new RangeError('late'));
  const page = 'https://vvoz.example/japan';
  expect(sent).toEqual([
    ['/api/bugs', { name: 'TypeError', message: 'broken', stack: expect.stringContaining('broken'), page }],
    ['/api/bugs', { name: 'RangeError', message: 'late', stack: expect.stringContaining('late'), page }],
  ]);
});

test('an outage, a failed picture and the sixth error are not sent', () => {
  const { sent, fail, reject } = open();
  reject(Object.assign(new Error('cancelled'), { name: 'AbortError' }));
  fail(undefined);
  for (let turn = 0; turn < 10; turn += 1) fail(new Error('again'));
  expect(sent).toHaveLength(5);
});
