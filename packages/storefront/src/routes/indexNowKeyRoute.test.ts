import { expect, test } from 'vitest';
import { createIndexNowKeyRoute } from './indexNowKeyRoute.ts';

const KEY = 'a1b2c3d4e5f6-KEY';
const requestFile = async (name: string, key: string | undefined) => {
  const route = createIndexNowKeyRoute(() => key);
  const response = await route(new Request('http://x/'), { key: name });
  return { status: response.status, text: await response.text() };
};

test('the file of the key has the key, no other file exists', async () => {
  expect(await requestFile(KEY, KEY)).toEqual({ status: 200, text: KEY });
  expect((await requestFile('another-key', KEY)).status).toBe(404);
  expect((await requestFile(KEY, undefined)).status).toBe(404);
});
