import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePictureKey } from '../../lib/foreignPicture.ts';
import {
  createTestApp,
  KNOWN_LOTS,
  formatRefusal,
  CONTENT_PICTURE,
  type TestApp,
} from './testing/testApp.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp(KNOWN_LOTS);
});
afterAll(() => api.close());

test('a picture that a text shows is served by the key of its address', async () => {
  const { status, headers, text } = await api.get(`/pictures/cms/${makePictureKey(CONTENT_PICTURE)}?w=320`);
  expect([status, text]).toEqual([200, CONTENT_PICTURE]);
  expect(headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' });
});

test('an address that no text shows is not fetched', async () => {
  const response = await api.get(`/pictures/cms/${makePictureKey('https://evil.example/a.jpg')}`);
  expect(formatRefusal(response)).toBe('404 not_found');
});

test.each([
  [encodeURIComponent('https://evil.example/a.jpg'), '400 bad_value key'],
  ['short', '400 bad_value key'],
  [`${makePictureKey(CONTENT_PICTURE)}?url=x`, '400 unknown_field url'],
])('abuse: %s', async (place, expected) => {
  expect(formatRefusal(await api.get(`/pictures/cms/${place}`))).toBe(expected);
});
