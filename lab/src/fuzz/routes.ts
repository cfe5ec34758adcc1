import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { IsolatedBackend } from '@vvoz/tools/backend/IsolatedBackend';
import { root } from '@vvoz/tools/lib/root';
import { findFreePorts } from '@vvoz/tools/start/ports';
import { Progress } from '@vvoz/tools/start/progress';
import { seed } from '@vvoz/tools/start/seed';
import { createChance, type Chance } from '../lib/random.ts';
import { KNOWN, STRANGE, VALUES } from './words.ts';

const CONCURRENCY = 8;
const TEN_MEGABYTES = 10 << 20;
/** A request without traffic for this time counts as hung, ms. */
const MAX_RESPONSE_MS = 30_000;
/** MB by which the process may grow after the first quarter of the requests. */
const MAX_GROWTH_MB = 250;

interface GeneratedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  /** The chunks of a body, each with the pause before it, ms. */
  readonly body: readonly (readonly [waitMs: number, chunk: Buffer])[];
}

const METHODS = ['GET', 'GET', 'GET', 'POST', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'] as const;
const TYPES = [
  'application/json',
  'application/json; charset=utf-8',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain',
  'application/xml',
  '',
  'application/json; charset=koi8-r',
] as const;

function makeJson(pick: Chance, depth = 0): unknown {
  const kind = pick.below(depth > 3 ? 5 : 8);
  if (kind === 0) return null;
  if (kind === 1) return pick.below(10 ** 9) - 1000;
  if (kind === 2) return pick.onceIn(2);
  if (kind < 5) return pick.oneOf(pick.oneOf(VALUES));
  if (kind === 5) return Array.from({ length: pick.below(5) }, () => makeJson(pick, depth + 1));
  const names = [
    'tel',
    'name',
    'type',
    'token',
    'page',
    'utm',
    'consent',
    'lot',
    'receipt',
    ...KNOWN,
    ...STRANGE,
  ] as const;
  return Object.fromEntries(
    Array.from({ length: pick.below(8) }, () => [pick.oneOf(names as never), makeJson(pick, depth + 1)]),
  );
}

const makeLead = (pick: Chance) => ({
  tel: pick.oneOf(['8 914 123-45-67', '+79141234567', 'x', '', '123', '٠١٢٣٤٥٦٧٨٩'] as const),
  name: pick.oneOf(pick.oneOf(VALUES)),
  type: 'form',
  consent: { version: '2026-11-01' },
});

function makeBody(pick: Chance): GeneratedRequest['body'] {
  const wrapText = (value: string): GeneratedRequest['body'] => [[0, Buffer.from(value)]];
  switch (pick.below(12)) {
    case 0:
      return wrapText(JSON.stringify(makeJson(pick)).slice(0, pick.below(200)));
    case 1:
      return wrapText('['.repeat(1 + pick.below(50_000)));
    case 2:
      return [[0, Buffer.from(Array.from({ length: 200 }, () => pick.below(256)))]];
    case 3:
      return wrapText('__proto__=1&constructor[prototype][x]=1');
    case 4:
      return wrapText(`{"__proto__":{"x":1},"tel":"${'9'.repeat(pick.below(70_000))}"}`);
    case 5:
    case 6:
    case 7:
      return wrapText(JSON.stringify(makeLead(pick)));
    case 8:
      return pick.onceIn(8) ? [[0, Buffer.alloc(TEN_MEGABYTES, 0x61)]] : wrapText('');
    case 9:
      // A slow body, sent in small chunks.
      return pick.onceIn(8)
        ? Array.from({ length: 5 }, (_, at) => [200, Buffer.from(at === 0 ? '{"tel":' : ' ')] as const)
        : wrapText('null');
    default:
      return wrapText(JSON.stringify(makeJson(pick)));
  }
}

const escapeText = (text: string): string => encodeURIComponent(text.toWellFormed());

function makeRequest(paths: readonly string[], pick: Chance): GeneratedRequest {
  const template = pick.oneOf(paths as readonly [string, ...string[]]);
  const makeWord = () =>
    escapeText(
      pick.onceIn(3)
        ? pick.oneOf(pick.oneOf(VALUES))
        : pick.oneOf(['japan', 'korean', 'left', '1', 'x'] as const),
    );
  const filled = template.replaceAll(/\{\w+\}/g, makeWord);
  const pairs = Array.from(
    { length: pick.below(5) },
    () =>
      `${escapeText(pick.onceIn(4) ? pick.oneOf(STRANGE) : pick.oneOf(KNOWN))}=${escapeText(pick.oneOf(pick.oneOf(VALUES)))}`,
  );
  const method = pick.oneOf(METHODS);
  const headers: Record<string, string> = {};
  const type = pick.oneOf(TYPES);
  if (type !== '') headers['content-type'] = type;
  if (pick.onceIn(4))
    headers['if-none-match'] = pick.oneOf(['*', 'W/"x"', '"', ',,,', 'x'.repeat(5000)] as const);
  if (pick.onceIn(4))
    headers['origin'] = pick.oneOf(['null', 'https://evil.example', 'x', 'http://localhost:3000'] as const);
  if (pick.onceIn(4))
    headers['idempotency-key'] = pick.oneOf(['', 'a', 'k'.repeat(9000), 'ключ', '12345678'] as const);
  if (pick.onceIn(6)) headers['x-request-id'] = pick.oneOf(['../../x', 'a b', '0'.repeat(500)] as const);
  if (pick.onceIn(6)) headers['accept-encoding'] = pick.oneOf(['gzip;q=-1', '*', 'br,br,br'] as const);
  if (pick.onceIn(8)) headers['expect'] = '100-continue';
  if (pick.onceIn(8)) headers['transfer-encoding'] = 'chunked';
  for (const name of Object.keys(headers))
    headers[name] = (headers[name] ?? '').replaceAll(/[^\t\u0020-\u007E]/g, '?');
  const query = pairs.length > 0 ? `?${pairs.join('&')}` : '';
  return {
    method,
    path: filled + query,
    headers,
    body: ['GET', 'HEAD', 'OPTIONS'].includes(method) && !pick.onceIn(6) ? [] : makeBody(pick),
  };
}

/**
 * Sends a request. Resolves with the status, or with an error code: a server may close the connection on a body that it
 * does not read.
 */
function sendRequest(base: string, generated: GeneratedRequest): Promise<string> {
  const { hostname, port } = new URL(base);
  return new Promise((resolve) => {
    const call = request({
      hostname,
      port,
      method: generated.method,
      path: generated.path,
      headers: generated.headers,
      timeout: MAX_RESPONSE_MS,
    });
    call.on('response', (response) => {
      response.on('error', () => resolve(String(response.statusCode)));
      response.on('end', () => resolve(String(response.statusCode)));
      response.resume();
    });
    call.on('timeout', () => {
      resolve('HUNG');
      call.destroy();
    });
    call.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    void (async () => {
      for (const [waitMs, chunk] of generated.body) {
        if (waitMs > 0) await new Promise((next) => setTimeout(next, waitMs));
        if (call.destroyed) return;
        call.write(chunk);
      }
      if (!call.destroyed) call.end();
    })();
  });
}

/**
 * True for a fault of the server: a 5xx other than 503, a request that hangs, or a refused connection. A connection that
 * closes while the request is sent is no fault.
 */
const isFault = (status: string): boolean =>
  status === 'HUNG' || status === 'ECONNREFUSED' || (/^5\d\d$/.test(status) && status !== '503');

/**
 * Starts a backend and sends requests of every kind to every route: names, values, methods, headers, slow bodies and
 * bodies up to 10 MB. Returns the exit code: 1 on a fault (see isFault), when nothing was sent, and when the process
 * ends or its memory grows too much.
 */
export async function fuzzRoutes(count: number, seedNumber: number, signal: AbortSignal): Promise<number> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'vvoz-fuzz-'));
  const { backend: port } = await findFreePorts();
  const backend = new IsolatedBackend({ dataDir, port, env: { VVOZ_LOG_LEVEL: 'error' } });
  const progress = new Progress(process.stderr);
  try {
    await progress.step('Preparing', () =>
      seed({
        root,
        dataDir,
        logFile: path.join(dataDir, 'logs/seed.log'),
        args: ['--coming', '1000', '--sold', '1000'],
        signal,
      }),
    );
    await backend.start();
    const { paths } = (await (await fetch(`${backend.url}/api/openapi.json`)).json()) as { paths: object };
    const routes = [...Object.keys(paths), '/api/openapi.json', '/nowhere', '/api', '/'];
    const pick = createChance(seedNumber);
    const byStatus = new Map<string, number>();
    const faults: string[] = [];
    let sent = 0;
    let settledMemory = 0;
    let maxMemory = 0;
    const worker = async (detail: (text: string) => void) => {
      while (sent < count && !signal.aborted) {
        sent += 1;
        const generated = makeRequest(routes, pick);
        const status = await sendRequest(backend.url, generated);
        byStatus.set(status, (byStatus.get(status) ?? 0) + 1);
        if (isFault(status)) faults.push(`${status} ${generated.method} ${generated.path.slice(0, 300)}`);
        if (sent === Math.ceil(count / 4)) settledMemory = backend.readMemory();
        if (sent % 50 === 0) maxMemory = Math.max(maxMemory, backend.readMemory());
        detail(`${sent} of ${count}, ${faults.length} faults, ${backend.readMemory()} MB`);
      }
    };
    await progress.step('Sending to every route', (detail) =>
      Promise.all(Array.from({ length: CONCURRENCY }, () => worker(detail))),
    );
    const up = await backend.isUp();
    const growth = maxMemory - settledMemory;
    console.log(
      `${sent} requests to ${routes.length} routes; ${settledMemory} MB after a quarter, ${maxMemory} MB at most`,
    );
    for (const [status, number] of [...byStatus].sort()) console.log(`  ${status}: ${number}`);
    for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`);
    if (!up) console.log(`  the backend exited; its log ends with: ${backend.readLogEnd()}`);
    if (growth > MAX_GROWTH_MB)
      console.log(`  the backend grew by ${growth} MB, at most ${MAX_GROWTH_MB} are allowed`);
    return Number(faults.length > 0 || !up || growth > MAX_GROWTH_MB || sent === 0);
  } finally {
    await backend.end();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
