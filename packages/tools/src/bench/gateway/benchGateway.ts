import { findNginx, formatMissingNginx } from '../../gateway/findNginx.ts';
import { shareUpstreams, TRUST_THIS_MACHINE } from '../../gateway/gatewayFiles.ts';
import { startNginx } from '../../gateway/startNginx.ts';
import type { BenchContext, Figures } from '../benchPart.ts';
import { LIST_PATH } from '../BenchStack.ts';
import { findLot } from '../findLot.ts';
import { writeDetails } from '../writeDetails.ts';
import { loadPage, type LoadResult } from './loadPage.ts';

const CONNECTIONS = 32;
const SECONDS = 5;
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

/** Measures popular pages through the gateway. Without nginx it says so and measures nothing. */
export async function benchGateway({ stack, progress, signal }: BenchContext): Promise<Figures> {
  const nginx = findNginx();
  if (nginx === undefined) {
    console.warn(formatMissingNginx('the gateway is'));
    return {};
  }
  const site = [Number(new URL(stack.site.url).port)];
  const gateway = await startNginx(nginx, {
    // The bench has one site; the gateway reaches no backend.
    upstreams: shareUpstreams(site),
    secret: stack.gatewaySecret,
    trusted: TRUST_THIS_MACHINE,
  });
  try {
    const pages = { home: '/', list: LIST_PATH, lot: await findLot(stack.site.url) };
    const results: Record<string, LoadResult> = {};
    for (const [name, path] of Object.entries(pages)) {
      signal.throwIfAborted();
      const load = (seconds: number) =>
        loadPage({
          port: gateway.port,
          formatRequest: (visitor) => formatRequest(path, visitor),
          connections: CONNECTIONS,
          seconds,
          signal,
        });
      results[name] = await progress.step(`Measuring ${name} through the gateway`, async () => {
        for (let tries = 0; tries < MAX_WARM_UPS; tries += 1) if ((await load(0.5)).failed === 0) break;
        const result = await load(SECONDS);
        if (result.failed > 0)
          throw new Error(`${result.failed} answers of ${path} through the gateway were not 200`);
        return result;
      });
    }
    writeDetails(stack.dataDir, 'gateway', { connections: CONNECTIONS, results });
    return Object.fromEntries(
      Object.entries(results).flatMap(([name, { requestsPerSecond, p99Ms }]) => [
        [`${name}.rate`, requestsPerSecond],
        [`${name}.p99`, p99Ms],
      ]),
    );
  } finally {
    await gateway.stop();
  }
}
