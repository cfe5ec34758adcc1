import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { runVisitors, type VisitorsOptions } from './runVisitors.ts';
import { formatSummaries, summarise } from './summarise.ts';
import type { Exchange } from './VisitorClient.ts';

let site: http.Server | undefined;
afterEach(() => {
  site?.closeAllConnections();
  site?.close();
});

const PAGE =
  '<h1>List</h1><link rel="stylesheet" href="/_next/a.css"><script src="/_next/a.js"></script>' +
  '<img src="/pictures/1"><a href="/cars/japan/1">1</a><a href="/cars/japan/2">2</a><a href="/otzyvy">o</a>';

async function listen(answer: http.RequestListener): Promise<string> {
  const server = http.createServer(answer);
  site = server;
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return `http://main.localhost:${(server.address() as AddressInfo).port}`;
}

/** Serves the same page everywhere, from the cache at the second request; refuses /cars/japan/2. */
function startSite(requested: { path: string; from: string; agent: string }[]): Promise<string> {
  const cached = new Set<string>();
  return listen((request, response) => {
    const { url: path = '', headers, socket } = request;
    requested.push({ path, from: socket.remoteAddress ?? '', agent: headers['user-agent'] ?? '' });
    response.statusCode = path === '/cars/japan/2' ? 429 : 200;
    response.setHeader('x-cache', cached.has(path) ? 'HIT' : 'MISS');
    cached.add(path);
    response.end(PAGE);
  });
}

/** Sends visitors to one site; resolves with all requests and their answers. */
async function exchangeWith(
  url: string,
  run: Pick<VisitorsOptions, 'visitors' | 'seconds' | 'seed' | 'pace'>,
): Promise<readonly Exchange[]> {
  const exchanges: Exchange[] = [];
  await runVisitors({
    ...run,
    crawlerEvery: 50,
    sites: [{ host: 'main', url }],
    signal: new AbortController().signal,
    onExchange: (exchange) => exchanges.push(exchange),
  });
  return exchanges;
}

test('visitors and a crawler come, read and leave when they have seen enough', async () => {
  const requested: { path: string; from: string; agent: string }[] = [];
  const url = await startSite(requested);
  const exchanges = await exchangeWith(url, {
    visitors: 12,
    seconds: 600,
    seed: 4,
    pace: {
      pickArrival: (chance, isCrawler) => (isCrawler ? 0 : chance.below(50)),
      readingMs: 5,
      crawlMs: 5,
    },
  });
  const people = requested.filter(({ agent }) => !agent.includes('Bot'));
  const crawled = requested.filter(({ agent }) => agent.includes('Bot')).map(({ path }) => path);
  expect(crawled.slice(0, 2)).toEqual(['/robots.txt', '/']);
  expect(crawled.filter((path) => path.startsWith('/cars/'))).toEqual([]);
  // A browser keeps what it has: each visitor loads the script once.
  const scripts = people.filter(({ path }) => path === '/_next/a.js');
  expect(scripts).toHaveLength(11);
  if (process.platform === 'linux') expect(new Set(scripts.map(({ from }) => from)).size).toBe(11);

  const summaries = summarise(exchanges);
  expect(summaries.map(({ kind }) => kind)).toEqual(['page', 'call', 'lot', 'file', 'picture', 'crawler']);
  expect(summaries.reduce((sum, { requests }) => sum + requests, 0)).toBe(exchanges.length);
  const files = summaries.find(({ kind }) => kind === 'file');
  expect(files).toMatchObject({ requests: 22, hitRate: 20 / 22, failed: 0 });
  const refused = exchanges.filter(({ path }) => path === '/cars/japan/2').length;
  expect(refused).toBeGreaterThan(0);
  expect(summaries.find(({ kind }) => kind === 'lot')?.failed).toBe(refused);
  expect(formatSummaries(summaries)).toMatch(/^file +22 +91 %/m);
});

test('every request to a site that does not answer is a failure', async () => {
  const url = await startSite([]);
  site?.close();
  const exchanges = await exchangeWith(url, {
    visitors: 3,
    seconds: 600,
    seed: 1,
    pace: { pickArrival: (chance, isCrawler) => (isCrawler ? 0 : chance.below(5)), readingMs: 1, crawlMs: 1 },
  });
  expect(exchanges.length).toBeGreaterThan(0);
  expect(exchanges.every(({ status }) => status === 0)).toBe(true);
});

test('the run ends in time, though visitors read on and a compressed answer never ends', async () => {
  const url = await listen((_request, response) => {
    response.setHeader('content-encoding', 'gzip');
    response.write(gzipSync(PAGE).subarray(0, 20));
  });
  const exchanges = await exchangeWith(url, {
    visitors: 5,
    seconds: 0.2,
    seed: 1,
    pace: {
      pickArrival: (chance, isCrawler) => (isCrawler ? 0 : chance.below(1)),
      readingMs: 3_600_000,
      crawlMs: 3_600_000,
    },
  });
  expect(exchanges).toEqual([]);
});
