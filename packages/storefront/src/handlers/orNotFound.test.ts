import { ApiError } from '@vvoz/api/errors';
import { expect, test } from 'vitest';
import { orNotFound } from './orNotFound.ts';

const fail = (status: number) =>
  orNotFound(Promise.reject(new ApiError({ kind: 'http', status, url: '/lot' })));

test('an answer is passed on', async () => expect(await orNotFound(Promise.resolve(7))).toBe(7));

test.each([404, 400])('a %i becomes the «not found» page', async (status) =>
  expect(fail(status)).rejects.toMatchObject({ digest: expect.stringContaining('404') }),
);

test('another failure is rethrown', async () => expect(fail(503)).rejects.toBeInstanceOf(ApiError));
