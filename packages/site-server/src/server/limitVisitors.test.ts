import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { VISITOR_HEADER } from '@vvoz/api/visitor/visitorHeaders';
import { createPageBody } from '../pages/createPageBody.ts';
import { createVisitorLimiter } from './limitVisitors.ts';
import type { SiteExchange } from './middleware.ts';

const PAGES_IN_TEN_SECONDS = 120;

test('the page of a refusal is rendered once a minute, so that new contacts or a bare page do not stay', async () => {
  let now = 0;
  let rendered = 0;
  const limit = createVisitorLimiter({ isVisitor: () => true, formatBare: () => '' }, () => now);
  /** Sends more requests than a visitor may, and returns the last page. */
  const flood = async () => {
    let document: unknown;
    for (let index = 0; index <= PAGES_IN_TEN_SECONDS; index += 1) {
      const response = Object.assign(new EventEmitter(), { setHeader: () => undefined });
      const exchange = {
        request: { url: '/japan', headers: { [VISITOR_HEADER]: '203.0.113.7' } },
        response,
        renderPage: async () => {
          rendered += 1;
          return { body: createPageBody(Buffer.from(`page ${rendered}`)), headers: {} };
        },
      } as unknown as SiteExchange;
      await limit(exchange, async () => undefined);
      response.emit('close');
      document = exchange.document;
    }
    return document;
  };
  const first = await flood();
  expect(rendered).toBe(1);
  now += 30_000;
  expect(await flood()).toBe(first);
  now += 31_000;
  expect(await flood()).not.toBe(first);
  expect(rendered).toBe(2);
});

test('a visitor who waits as long as Retry-After says is answered', async () => {
  let now = 0;
  const limit = createVisitorLimiter({ isVisitor: () => true, formatBare: () => '' }, () => now);
  const send = async () => {
    let retryAfter = 0;
    const response = Object.assign(new EventEmitter(), {
      setHeader: (_name: string, value: string) => (retryAfter = Number(value)),
      writeHead: () => undefined,
      end: () => undefined,
    });
    const request = { url: '/api/request/challenge', headers: { [VISITOR_HEADER]: '203.0.113.7' } };
    await limit({ request, response } as unknown as SiteExchange, async () => undefined);
    response.emit('close');
    return retryAfter;
  };
  for (let index = 0; index < 60; index += 1) expect(await send()).toBe(0);
  now += 500;
  now += 1000 * (await send());
  expect([now, await send()]).toEqual([60_500, 0]);
});

test('a request that is refused for its cost does not stay open: later pages are answered', async () => {
  const limit = createVisitorLimiter({ isVisitor: () => true, formatBare: () => '' }, () => 0);
  const send = async (url: string) => {
    const response = Object.assign(new EventEmitter(), { setHeader: () => undefined });
    const exchange = {
      request: { url, headers: { [VISITOR_HEADER]: '203.0.113.7' } },
      response,
      renderPage: async () => ({ body: createPageBody(Buffer.from('refused')), headers: {} }),
    } as unknown as SiteExchange;
    let isAnswered = false;
    await limit(exchange, async () => {
      isAnswered = true;
    });
    response.emit('close');
    return isAnswered;
  };
  let refused = 0;
  for (let year = 1920; year < 2020; year += 1)
    if (!(await send(`/japan/czeny-na-avto?year_min=${year}`))) refused += 1;
  expect(refused).toBeGreaterThan(30);
  expect(await send('/kontakty')).toBe(true);
});
