import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import getPort from 'get-port';
import { waitHealthy } from '../start/health.ts';
import { DEPLOY } from './deployFiles.ts';

const FOLDERS = ['/usr/sbin', ...(process.env['PATH'] ?? '').split(path.delimiter)];

/** Finds nginx; undefined where it is not installed. */
export const findNginx = (): string | undefined =>
  FOLDERS.map((folder) => path.join(folder, 'nginx')).find((place) => existsSync(place));

export interface Gateway {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

/**
 * Checks `deploy/gateway` with `nginx -t` and starts it on free ports of this machine. Only what differs between machines
 * is replaced: ports, the place of temporary files, upstreams, trusted proxies.
 * @param sites the port of each site's process
 * @param trusted the text of trusted-proxies.conf
 */
export async function startGateway(
  nginx: string,
  sites: Readonly<Record<string, number>>,
  trusted: string,
): Promise<Gateway> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'vvoz-gateway-'));
  cpSync(path.join(DEPLOY, 'gateway'), folder, { recursive: true });
  const change = (name: string, edit: (text: string) => string) =>
    writeFileSync(path.join(folder, name), edit(readFileSync(path.join(folder, name), 'utf8')));
  const [port, healthPort] = [await getPort(), await getPort()];
  change('nginx.conf', (text) =>
    text
      .replace('listen 8080 ', `listen 127.0.0.1:${port} `)
      .replace('listen 8081;', `listen 127.0.0.1:${healthPort};`)
      .replaceAll('/tmp/', `${folder}/`)
      .replace('/dev/stdout', path.join(folder, 'access.log')),
  );
  change('upstreams.conf', (text) =>
    text.replace(/server (\w+):3000;/g, (_, site: string) => `server 127.0.0.1:${sites[site]};`),
  );
  change('trusted-proxies.conf', () => trusted);
  const conf = path.join(folder, 'nginx.conf');
  execFileSync(nginx, ['-t', '-q', '-c', conf], { stdio: 'pipe' });
  const child = spawn(nginx, ['-c', conf, '-g', 'daemon off;'], { stdio: 'ignore' });
  await waitHealthy({ gateway: `http://127.0.0.1:${healthPort}/healthz` }, { timeoutMs: 30_000 });
  return {
    port,
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
