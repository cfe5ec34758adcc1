import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, KNOWN_LOTS, formatRefusal, type TestApp } from './testing/testApp.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp(KNOWN_LOTS);
});
afterAll(() => api.close());

test('a frame is a WebP that may be cached forever', async () => {
  const { status, headers, text } = await api.get('/pictures/japan/prius-1/0?v=1&w=320');
  expect([status, text]).toEqual([200, 'RIFF']);
  expect(headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

test('the placeholder of a missing picture may be cached for seconds only', async () => {
  const { status, headers } = await api.get('/pictures/japan/prius-1/4');
  expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=30']);
});

test.each(['japan/prius-1/9', 'japan/nobody/0', 'mars/prius-1/0'])('%s is a 404', async (place) => {
  const response = await api.get(`/pictures/${place}`);
  expect(formatRefusal(response)).toBe('404 not_found');
  expect(response.headers['cache-control']).toBe('no-store');
});

test.each([
  ['japan/prius-1/-1', '400 bad_value frame'],
  ['japan/prius-1/first', '400 bad_value frame'],
  ['japan/prius-1/0?ground=lava', '400 bad_value ground'],
  ['japan/prius-1/0?w=100000000000', '400 bad_value w'],
  ['japan/prius-1/0?format=svg', '400 unknown_field format'],
])('abuse: %s', async (place, expected) => {
  expect(formatRefusal(await api.get(`/pictures/${place}`))).toBe(expected);
});
