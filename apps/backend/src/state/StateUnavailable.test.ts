import { expect, test } from 'vitest';
import { StateUnavailable, toStateError } from './StateUnavailable.ts';

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
