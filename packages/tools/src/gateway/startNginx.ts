import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import getPort from 'get-port';
import { endWithChildren } from '../lib/listChildren.ts';
import { waitHealthy } from '../start/health.ts';
import { writeGatewayFiles, type GatewaySetup } from './gatewayFiles.ts';

export interface Gateway {
  readonly port: number;
  /** The port on which sites reach the backends. */
  readonly backendPort: number;
  /** Its configuration, caches and log. */
  readonly folder: string;
  readonly readLog: () => string;
  /** What it wrote to standard error. */
  readonly readErrors: () => string;
  /** Its port for health checks. */
  readonly healthPort: number;
  /** Kills it and its workers (SIGKILL). */
  readonly kill: () => Promise<void>;
  /** Starts it again on the same ports. */
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Finds free ports for a gateway. */
export const findGatewayPorts = async (): Promise<GatewaySetup['ports']> => {
  const [visitors, health, backends, files] = await Promise.all([getPort(), getPort(), getPort(), getPort()]);
  return { visitors, health, backends, files };
};

/** Checks the configuration with `nginx -t`. Throws an error with the message of nginx. */
export const checkNginx = (nginx: string, conf: string): void =>
  void execFileSync(nginx, ['-t', '-q', '-c', conf], { stdio: 'pipe' });

/** Starts nginx with a checked copy of `deploy/gateway` in a folder of its own, on free ports of this machine. */
export async function startNginx(nginx: string, setup: Omit<GatewaySetup, 'ports'>): Promise<Gateway> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'vvoz-gateway-'));
  const ports = await findGatewayPorts();
  const conf = writeGatewayFiles(folder, { ...setup, ports });
  checkNginx(nginx, conf);
  let child: ChildProcess;
  let errors = '';
  const start = async () => {
    child = spawn(nginx, ['-c', conf, '-g', 'daemon off;'], { stdio: ['ignore', 'ignore', 'pipe'] });
    child.stderr?.on('data', (text: Buffer) => {
      errors += text.toString();
    });
    await waitHealthy({ gateway: `http://127.0.0.1:${ports.health}/healthz` }, { timeoutMs: 30_000 });
  };
  await start();
  return {
    port: ports.visitors,
    backendPort: ports.backends,
    healthPort: ports.health,
    folder,
    readErrors: () => errors,
    readLog: () => readFileSync(path.join(folder, 'access.log'), 'utf8'),
    kill: () => endWithChildren(child, 'SIGKILL'),
    start,
    stop: async () => {
      await endWithChildren(child, 'SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
