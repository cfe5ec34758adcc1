import { expect, test } from 'vitest';
import { findTraceFaults } from './checkTrace.ts';

const span = (spanId: string, kind: number, parentSpanId?: string, name = `span ${spanId}`) => ({
  traceId: 't',
  spanId,
  kind,
  name,
  ...(parentSpanId === undefined ? {} : { parentSpanId }),
});
const GATEWAY = span('0', 2, undefined, 'gateway GET japan');
const PAGE = span('1', 2, '0');
const CALL = span('2', 3, '1');
const BACKEND = span('3', 2, '2');

test('the gateway, a page, its call and the backend are one tree', () => {
  expect(findTraceFaults([BACKEND, GATEWAY, PAGE, CALL])).toEqual([]);
});

test.each([
  [
    'a second span without a parent',
    [GATEWAY, PAGE, CALL, BACKEND, span('4', 2)],
    'one span must have no parent, but 2 have none: gateway GET japan, span 4',
  ],
  [
    'a span of another tree',
    [GATEWAY, PAGE, CALL, BACKEND, span('4', 2, '9')],
    'the parent of «span 4» is not in the trace',
  ],
  [
    'a trace that begins in the site',
    [span('1', 2), CALL, BACKEND],
    'the trace does not begin in the gateway',
  ],
  [
    'a backend that is not traced',
    [GATEWAY, PAGE, CALL],
    'no span of a backend belongs to a call of the site',
  ],
])('%s is a fault', (_, spans, fault) => {
  expect(findTraceFaults(spans)).toEqual([fault]);
});
