import { expect, test } from 'vitest';
import { createIndexNowKeyRoute } from './indexNowKeyRoute.ts';

const KEY = 'a1b2c3d4e5f6-KEY';
const ask = async (asked: string, key: string | undefined) => {
  const route = createIndexNowKeyRoute(() => key);
  const answer = await route(new Request('http://x/'), { params: Promise.resolve({ key: asked }) });
  return { status: answer.status, text: await answer.text() };
};

test('the file of the key has the key, no other file exists', async () => {
  expect(await ask(KEY, KEY)).toEqual({ status: 200, text: KEY });
  expect((await ask('another-key', KEY)).status).toBe(404);
  expect((await ask(KEY, undefined)).status).toBe(404);
});
