import { expect, test } from 'vitest';
import { getFaultCode, toSafeCode } from './faultCode.ts';

const createFault = (code: unknown, cause?: unknown) =>
  Object.assign(new Error('fetch failed', { cause }), code === undefined ? {} : { code });

test.each<[string, unknown, string]>([
  ['with a code', createFault('ECONNREFUSED'), 'ECONNREFUSED'],
  ['with a code of its cause', createFault(undefined, createFault('ENOTFOUND')), 'ENOTFOUND'],
  ['without a code', new TypeError('Анна'), 'TypeError'],
  ['with a number as code', createFault(7), 'Error'],
  ['with a sentence as code', createFault('Анна +7914'), 'unknown'],
  ['that is a text', 'ECONNREFUSED', 'unknown'],
  ['with a text as cause', createFault(undefined, 'Анна'), 'unknown'],
])('an error %s is logged without its message', (_name, error, code) =>
  expect(getFaultCode(error)).toBe(code),
);

test.each<[unknown, string]>([
  ['QUERY_LIMIT.x-1', 'QUERY_LIMIT.x-1'],
  ['x'.repeat(60), 'x'.repeat(60)],
  ['x'.repeat(61), 'unknown'],
  [404, 'unknown'],
])('the code %s is logged as %s', (code, safe) => expect(toSafeCode(code)).toBe(safe));
