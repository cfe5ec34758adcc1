import { expect, test } from 'vitest';
import { findTraceFaults } from './checkTrace.ts';

const span = (spanId: string, kind: number, parentSpanId?: string) => ({
  traceId: 't',
  spanId,
  kind,
  name: `span ${spanId}`,
  ...(parentSpanId === undefined ? {} : { parentSpanId }),
});
const PAGE = span('1', 2);
const CALL = span('2', 3, '1');
const BACKEND = span('3', 2, '2');

test('a page, its call and the backend are one tree', () => {
  expect(findTraceFaults([BACKEND, PAGE, CALL])).toEqual([]);
});

test.each([
  [
    'a second span without a parent',
    [PAGE, CALL, BACKEND, span('4', 2)],
    'one span must have no parent, but 2 have none: span 1, span 4',
  ],
  [
    'a span of another tree',
    [PAGE, CALL, BACKEND, span('4', 2, '9')],
    'the parent of «span 4» is not in the trace',
  ],
  ['a backend that is not traced', [PAGE, CALL], 'no span of a backend belongs to a call of the site'],
])('%s is a fault', (_, spans, fault) => {
  expect(findTraceFaults(spans)).toEqual([fault]);
});
