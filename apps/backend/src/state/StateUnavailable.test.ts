import { expect, test, vi } from 'vitest';
import { repeatWhenLost, StateUnavailable, toStateError } from './StateUnavailable.ts';

const createError = (code: string, message = 'secret') => Object.assign(new Error(message), { code });

test.each([
  'SQLITE_BUSY',
  'SQLITE_BUSY_SNAPSHOT',
  'SQLITE_FULL',
  'SQLITE_IOERR_WRITE',
  'SQLITE_READONLY',
  'SQLITE_ABORT',
  '55P03',
  '57014',
  '08006',
  '53300',
  'ECONNREFUSED',
])('%s means that the database cannot be used, and is named without the driver’s message', (code) => {
  expect(toStateError(createError(code), '/data/state.sqlite')).toMatchObject({
    name: 'StateUnavailable',
    statusCode: 503,
    code,
    message: `/data/state.sqlite cannot be used now: ${code}`,
  });
});

test.each(['SQLITE_CORRUPT', 'SQLITE_NOTADB'])('%s names the file and the command that restores', (code) => {
  const { message } = toStateError(createError(code, 'malformed'), '/data/state.sqlite') as Error;
  expect(message).toContain('/data/state.sqlite is damaged (malformed)');
  expect(message).toContain('npm run operator -- restore');
});

test('an error of a used-up pool, which has no code, gets NO_CONNECTION', () => {
  const error = new Error('timeout exceeded when trying to connect');
  expect(toStateError(error, 'x')).toMatchObject({ name: 'StateUnavailable', code: 'NO_CONNECTION' });
});

test.each([
  createError('SQLITE_CONSTRAINT_FOREIGNKEY'),
  createError('23505'),
  new Error('a fault of this program'),
  'text',
])('%s is returned unchanged', (error) => expect(toStateError(error, 'x')).toBe(error));

test('an error that was already translated is returned unchanged', () => {
  const error = new StateUnavailable('SQLITE_BUSY', 'first');
  expect(toStateError(error, 'x')).toBe(error);
});

test.each([
  ['08006', 2],
  ['57P01', 2],
  ['ECONNRESET', 2],
  ['EPIPE', 2],
  ['NO_CONNECTION', 2],
  // The server may still do the work, or refuses it.
  ['SQLITE_BUSY', 1],
  ['55P03', 1],
  ['57014', 1],
  ['53300', 1],
  ['ECONNREFUSED', 1],
])('work that fails with %s is done %d times at most', async (code, times) => {
  const failure = new StateUnavailable(code, 'no');
  const work = vi.fn(() => Promise.reject(failure));
  await expect(repeatWhenLost(work)).rejects.toBe(failure);
  expect(work).toHaveBeenCalledTimes(times);
});

test('work that succeeds the second time succeeds; another error is not repeated', async () => {
  const work = vi.fn(async () => 'done').mockRejectedValueOnce(new StateUnavailable('EPIPE', 'no'));
  expect(await repeatWhenLost(work)).toBe('done');
  const failing = vi.fn(() => Promise.reject(createError('ECONNRESET')));
  await expect(repeatWhenLost(failing)).rejects.toThrow('secret');
  expect(failing).toHaveBeenCalledOnce();
});

test.each([
  ['Connection terminated unexpectedly'],
  ['Client has encountered a connection error and is not queryable'],
  ['Client was closed and is not queryable'],
  ['Query read timeout'],
])('%s means that the connection is lost', (message) => {
  expect(toStateError(new Error(message), 'x')).toMatchObject({ code: 'NO_CONNECTION' });
});
