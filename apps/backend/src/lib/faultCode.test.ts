import { expect, test } from 'vitest';
import { getFaultCode, toSafeCode } from './faultCode.ts';

const withCode = (code: unknown, cause?: unknown) =>
  Object.assign(new Error('fetch failed', { cause }), code === undefined ? {} : { code });

test.each<[string, unknown, string]>([
  ['with a code', withCode('ECONNREFUSED'), 'ECONNREFUSED'],
  ['with a code of its cause', withCode(undefined, withCode('ENOTFOUND')), 'ENOTFOUND'],
  ['without a code', new TypeError('Анна'), 'TypeError'],
  ['with a number as code', withCode(7), 'Error'],
  ['with a sentence as code', withCode('Анна +7914'), 'unknown'],
  ['that is a text', 'ECONNREFUSED', 'unknown'],
  ['with a text as cause', withCode(undefined, 'Анна'), 'unknown'],
])('an error %s is logged without its message', (_name, error, code) =>
  expect(getFaultCode(error)).toBe(code),
);

test.each<[unknown, string]>([
  ['QUERY_LIMIT.x-1', 'QUERY_LIMIT.x-1'],
  ['x'.repeat(60), 'x'.repeat(60)],
  ['x'.repeat(61), 'unknown'],
  [404, 'unknown'],
])('the code %s is logged as %s', (code, safe) => expect(toSafeCode(code)).toBe(safe));
