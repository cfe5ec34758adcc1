import { findNginx, formatMissingNginx } from '@vvoz/tools/lib/findNginx';
import { shareUpstreams, TRUST_THIS_MACHINE } from '@vvoz/tools/gateway/gatewayFiles';
import { startNginx } from '@vvoz/tools/gateway/startNginx';
import { findMedian, findQuantile } from '@vvoz/tools/lib/statistics';
import type { BenchContext, Figures } from '../benchPart.ts';
import { LIST_PATH } from '../BenchStack.ts';
import { findLot } from '../findLot.ts';
import { writeDetails } from '../writeDetails.ts';
import { loadPage, type LoadResult } from './loadPage.ts';

const CONNECTIONS = 32;
const ROUNDS = 24;
/** How long an address is requested in a round. */
const SECONDS = 0.5;
/** Maximum number of warm-ups, half a second each. They end when one has no failure: the first answer may be a 503. */
const MAX_WARM_UPS = 20;

/** Formats a request of one visitor who accepts brotli. There are many visitors, so that none exceeds a rate limit. */
const formatRequest = (path: string, visitor: number): string =>
  [
    `GET ${path} HTTP/1.1`,
    'Host: main.localhost',
    'Accept-Encoding: br',
    `X-Forwarded-For: 198.18.${(visitor >> 8) & 255}.${visitor & 255}`,
    '\r\n',
  ].join('\r\n');

/** Finds the style sheet of a site: a file of the size of a page, which the gateway sends without changing it. */
async function findSheet(url: string): Promise<string> {
  const html = await (await fetch(url)).text();
  const sheet = /\/_next\/static\/[^"]+\.css/.exec(html)?.[0];
  if (sheet === undefined) throw new Error(`${url} has no style sheet`);
  return sheet;
}

/**
 * Measures popular pages through the gateway, and a file that it sends as it is. They take turns, so that other work on
 * the machine slows all of them alike; a ratio is the median over the rounds of the ratio to the file within a round.
 * Without nginx it says so and measures nothing.
 */
export async function benchGateway({ stack, progress, signal }: BenchContext): Promise<Figures> {
  const nginx = findNginx();
  if (nginx === undefined) {
    console.warn(formatMissingNginx('the gateway is'));
    return {};
  }
  const { url } = stack.site;
  const gateway = await startNginx(nginx, {
    // The bench has one site; the gateway reaches no backend.
    upstreams: shareUpstreams([Number(new URL(url).port)]),
    trusted: TRUST_THIS_MACHINE,
  });
  const load = (path: string, seconds: number) =>
    loadPage({
      port: gateway.port,
      formatRequest: (visitor) => formatRequest(path, visitor),
      connections: CONNECTIONS,
      seconds,
      signal,
    });
  const loadChecked = async (path: string) => {
    const result = await load(path, SECONDS);
    if (result.failed === 0) return result;
    throw new Error(`${result.failed} answers of ${path} through the gateway were not 200`);
  };
  try {
    const file = await findSheet(url);
    const pages = { home: '/', list: LIST_PATH, lot: await findLot(url) };
    await progress.step('Warming up the gateway', async () => {
      for (const path of [file, ...Object.values(pages)])
        for (let tries = 0; tries < MAX_WARM_UPS; tries += 1) if ((await load(path, 0.5)).failed === 0) break;
    });
    const bursts: { readonly page: string; readonly ratio: number; readonly result: LoadResult }[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      signal.throwIfAborted();
      await progress.step(`Measuring requests through the gateway, ${round} of ${ROUNDS}`, async () => {
        const sent = await loadChecked(file);
        for (const [page, path] of Object.entries(pages)) {
          const result = await loadChecked(path);
          bursts.push({ page, ratio: result.requestsPerSecond / sent.requestsPerSecond, result });
        }
      });
    }
    const results = Object.keys(pages).map((page) => {
      const own = bursts.filter((burst) => burst.page === page);
      const times = own.flatMap(({ result }) => result.times).toSorted((a, b) => a - b);
      return {
        page,
        ratio: findMedian(own.map(({ ratio }) => ratio)),
        rate: findMedian(own.map(({ result }) => result.requestsPerSecond)),
        p50: findQuantile(times, 0.5),
        p99: findQuantile(times, 0.99),
        bytes: findMedian(own.map(({ result }) => result.bytes)),
      };
    });
    writeDetails(stack.dataDir, 'gateway', { connections: CONNECTIONS, results });
    return Object.fromEntries(
      results.flatMap(({ page, ratio, rate, p99 }) => [
        [`${page}.ratio`, ratio],
        [`${page}.rate`, rate],
        [`${page}.p99`, p99],
      ]),
    );
  } finally {
    await gateway.stop();
  }
}
