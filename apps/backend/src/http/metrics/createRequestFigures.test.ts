import type { FastifyReply } from 'fastify';
import { expect, test, vi } from 'vitest';
import { createRequestFigures } from './createRequestFigures.ts';

/** Creates figures, and a function that adds an answer of a status and a type. */
function setUp() {
  const [count, record] = [vi.fn(), vi.fn()];
  const figures = createRequestFigures({ count, record, collect: () => Promise.reject(new Error('unused')) });
  const add = (statusCode: number, type?: string) =>
    figures.add(
      { routeOptions: { url: '/x' } } as never,
      {
        statusCode,
        elapsedTime: 250,
        raw: { getHeader: () => type },
      } as unknown as FastifyReply,
    );
  return { add, figures, record };
}

test('every answer counts, those from 500 on as errors', () => {
  const { add, figures } = setUp();
  for (const status of [200, 304, 404, 499, 500, 503]) add(status);
  expect(figures.countAnswers()).toEqual({ all: 6, errors: 2 });
});

test('the time of an answer is in seconds; that of a stream is not added', () => {
  const { add, figures, record } = setUp();
  add(200, 'application/json; charset=utf-8');
  add(200, 'text/event-stream; charset=utf-8');
  add(304);
  expect(record.mock.calls.map(([, seconds]) => seconds as number)).toEqual([0.25, 0.25]);
  expect(figures.countAnswers().all).toBe(3);
});
