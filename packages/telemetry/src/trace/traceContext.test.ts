import { expect, test } from 'vitest';
import { chooseRequestId, formatTraceparent, parseTraceparent, toTraceId } from './traceContext.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const HEADER = `00-${TRACE}-00f067aa0ba902b7-01`;

test('a header is read and written back', () => {
  const parent = parseTraceparent(HEADER);
  expect(parent).toEqual({ traceId: TRACE, spanId: '00f067aa0ba902b7', isSampled: true });
  expect(parent && formatTraceparent(parent)).toBe(HEADER);
  for (const [flags, isSampled] of [
    ['00', false],
    ['02', false],
    ['03', true],
    ['ff', true],
  ] as const)
    expect(parseTraceparent(HEADER.replace(/01$/, flags))?.isSampled).toBe(isSampled);
});

test.each([
  undefined,
  '',
  HEADER.toUpperCase(),
  HEADER.replace(/^00/, '01'),
  `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
  `00-${TRACE}-${'0'.repeat(16)}-01`,
  `${HEADER}-more`,
])('%s is not a valid header', (text) => expect(parseTraceparent(text)).toBeUndefined());

test('a request is named by its trace id, else by its request id, else by a new trace id', () => {
  expect(chooseRequestId({ traceparent: HEADER, requestId: 'gateway-1234' })).toBe(TRACE);
  expect(chooseRequestId({ traceparent: 'x', requestId: 'gateway-1234' })).toBe('gateway-1234');
  const newId = chooseRequestId({ requestId: '../../x' });
  expect(newId).toMatch(/^[\da-f]{32}$/);
  expect(toTraceId(newId)).toBe(newId);
  expect(chooseRequestId()).not.toBe(newId);
});

test('every request id gives one trace id: a UUID without its dashes, others hashed', () => {
  expect(toTraceId('4BF92F35-77B3-4DA6-A3CE-929D0E0E4736')).toBe(TRACE);
  expect(toTraceId('gateway-1234')).toMatch(/^[\da-f]{32}$/);
  // A trace id of zeros is not valid.
  expect(toTraceId('0'.repeat(32))).toMatch(/[1-9a-f]/);
  expect(toTraceId('gateway-1234')).toBe(toTraceId('gateway-1234'));
});
