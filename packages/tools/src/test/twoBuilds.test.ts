import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { shareUpstreams, TRUST_THIS_MACHINE } from '../gateway/gatewayFiles.ts';
import { requestGateway } from '../gateway/requestGateway.ts';
import { startNginx } from '../gateway/startNginx.ts';
import { nginx } from '../gateway/testing/skipWithoutNginx.ts';
import { keepEarlierFiles } from '../release/keepEarlierFiles.ts';
import { DEPLOY } from '../deploy/deployFiles.ts';
import { deployService } from '../deploy/deployService.ts';

const STATICS = 'apps/china/.next/static';
const VISITORS = 8;
/** The least number of pages; they are requested until the release is over. */
const PAGES = 5000;

/** Writes a build: its pages name a style and a script of its own, and only the second has the route `/new`. */
function writeBuild(folder: string, build: string): void {
  mkdirSync(path.join(folder, STATICS), { recursive: true });
  writeFileSync(path.join(folder, 'build.txt'), build);
  for (const name of [`${build}.css`, `${build}.js`, `${build}-later.js`])
    writeFileSync(path.join(folder, STATICS, name), `/* ${name} */`);
  writeFileSync(path.join(folder, 'release.json'), '{}');
}

/** Serves a build as a site does: pages that a gateway may keep, and static files of its folder. */
function serveBuild(folder: string, port: number): Promise<Server> {
  const build = readFileSync(path.join(folder, 'build.txt'), 'utf8');
  const html = `<!doctype html><link rel="stylesheet" href="/_next/static/${build}.css"><script src="/_next/static/${build}.js"></script>`;
  const server = createServer(({ url = '/' }, response) => {
    if (url === '/gateway-version') return response.writeHead(204, { 'x-vvoz-version': '1.1' }).end();
    if (url.startsWith('/_next/static/')) {
      const file = path.join(folder, STATICS, path.basename(url));
      if (!existsSync(file)) return response.writeHead(404, { 'content-type': 'text/plain' }).end();
      const type = file.endsWith('.css') ? 'text/css' : 'text/javascript';
      return response
        .writeHead(200, { 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable' })
        .end(readFileSync(file));
    }
    const isKnown = url !== '/new' || build === 'second';
    return response
      .writeHead(isKnown ? 200 : 404, {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': isKnown ? 's-maxage=1, stale-while-revalidate=5' : 'no-store',
      })
      .end(html);
  });
  return new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(server)));
}

const stopServer = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    // Like a container that gets its signal: running responses end first.
    server.closeIdleConnections();
  });

describe.skipIf(nginx === undefined)('a release behind the gateway under load', () => {
  test(`no page of ${PAGES} or more is an error or misses its style or script while one process after the other is replaced`, async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'vvoz-two-builds-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const [first, second] = [path.join(folder, 'first'), path.join(folder, 'second')];
    writeBuild(first, 'first');
    writeBuild(second, 'second');
    keepEarlierFiles(second, 'china', [first]);
    cpSync(path.join(DEPLOY, 'example'), path.join(folder, 'installation'), { recursive: true });

    const processes = new Map<string, Server>();
    for (const name of ['china', 'china-2']) processes.set(name, await serveBuild(first, 0));
    const portOf = (name: string) => (processes.get(name)?.address() as AddressInfo | undefined)?.port ?? 0;
    const backend = await serveBuild(first, 0);
    const gateway = await startNginx(nginx ?? '', {
      upstreams: shareUpstreams(
        [portOf('china'), portOf('china-2')],
        [(backend.address() as AddressInfo).port],
      ),
      trusted: TRUST_THIS_MACHINE,
    });
    onTestFinished(async () => {
      await gateway.stop();
      for (const server of [...processes.values(), backend]) {
        server.closeAllConnections();
        await stopServer(server);
      }
    });

    const failures: string[] = [];
    const builds = { first: 0, second: 0 };
    let requested = 0;
    let lastPage = Infinity;
    const request = (target: string, visit: number) =>
      requestGateway(gateway.port, target, {
        host: 'china.localhost',
        // Visitors of their own, so that no limit counts them together.
        headers: { 'x-forwarded-for': `198.${18 + (visit >> 16)}.${(visit >> 8) & 255}.${visit & 255}` },
      }).catch((error: unknown) => ({ status: 0, text: String(error) }));

    async function visitPage(visit: number): Promise<void> {
      const page = await request(`/p${visit % 200}`, visit);
      const files = [...page.text.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, file = '']) => file);
      if (page.status !== 200 || files.length !== 2) failures.push(`page ${visit}: ${page.status}`);
      if (page.text.includes('second.css')) builds.second += 1;
      else builds.first += 1;
      for (const file of files) {
        const { status, text } = await request(file, visit);
        if (status !== 200 || !text.includes(path.basename(file))) failures.push(`${file}: ${status}`);
      }
    }
    async function visitPages(): Promise<void> {
      while (requested < lastPage) {
        requested += 1;
        await visitPage(requested);
      }
    }
    const isBelow = (count: number): boolean => requested < count;
    const waitForPages = async (count: number): Promise<void> => {
      while (isBelow(count)) await pause(20);
    };

    const load = Promise.all(Array.from({ length: VISITORS }, visitPages));
    await waitForPages(PAGES / 4);
    try {
      await deployService('china', '0.2.0-second', {
        folder: path.join(folder, 'installation'),
        engine: 'compose',
        print: () => undefined,
        // Docker: ends the process and starts the new image under the same address.
        run: async (command) => {
          if (command[0] === 'sleep') await pause(Number(command[1]) * 1000);
          const old = processes.get(command.at(-1) ?? '');
          if (command[1] !== 'compose' || !old) return 0;
          const name = command.at(-1) ?? '';
          const port = portOf(name);
          await stopServer(old);
          processes.set(name, await serveBuild(second, port));
          await waitForPages(requested + PAGES / 8);
          return 0;
        },
      });
      expect((await request('/new', 0)).status).toBe(200);
    } finally {
      lastPage = Math.max(PAGES, requested + PAGES / 8);
    }
    await load;
    // A page that was opened before the release loads a part of it now, which no cache has.
    expect((await request('/_next/static/first-later.js', 0)).status).toBe(200);
    expect(failures.slice(0, 5)).toEqual([]);
    expect(builds.first + builds.second).toBe(lastPage);
    expect(Math.min(builds.first, builds.second)).toBeGreaterThan(PAGES / 20);
  }, 300_000);
});
