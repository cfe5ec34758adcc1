import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { HOST_NAMES } from '@vvoz/catalogue/hosts/hosts';
import { mapUrlVariables } from '@vvoz/catalogue/hosts/hostVariables';
import { root } from '../lib/root.ts';
import { findFreePorts } from '../start/ports.ts';
import type { Supervisor } from '../start/processes.ts';
import type { Settings } from '../start/settings.ts';
import { listHealthAddresses, startBackend, startStorefronts } from '../start/stack.ts';
import { waitUntilUp } from '../start/waitUntilUp.ts';
import { writeGatewayFiles, type GatewaySetup } from './gatewayFiles.ts';
import { checkNginx, findGatewayPorts } from './startNginx.ts';

export interface GatewayStackOptions {
  readonly nginx: string;
  /** Port for visitors. */
  readonly port: number;
  /** Ports and data of the first process of each site and of the backend. */
  readonly settings: Settings;
  /** True for two processes of each site and of the backend. */
  readonly isPaired: boolean;
  /** True when sites and backend run already. */
  readonly isAttached: boolean;
  readonly trusted?: string;
  readonly signal: AbortSignal;
}

/** Ports of the processes behind the gateway. */
const listUpstreams = (stacks: readonly Settings[]): GatewaySetup['upstreams'] =>
  Object.fromEntries(
    [...HOST_NAMES, 'backend' as const].map((name) => [name, stacks.map(({ ports }) => ports[name])]),
  );

/**
 * Starts the gateway and the processes behind it, and waits until all are up. The owner of the supervisor stops them. The
 * gateway's files are removed when this program ends.
 */
export async function startGatewayStack(supervisor: Supervisor, options: GatewayStackOptions): Promise<void> {
  const { nginx, port, settings, isPaired, isAttached, trusted, signal } = options;
  const ports = { ...(await findGatewayPorts()), visitors: port };
  // With two backends the sites reach them through the gateway, as in deploy/compose.yaml.
  const apiUrl = isPaired ? `http://127.0.0.1:${ports.backends}` : settings.apiUrl;
  const first = { ...settings, apiUrl };
  const stacks = isPaired ? [first, { ...first, ports: await findFreePorts() }] : [first];
  const env = mapUrlVariables((host) => `http://${host}.localhost:${port}`);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'vvoz-gateway-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const conf = writeGatewayFiles(folder, {
    ports,
    upstreams: listUpstreams(stacks),
    ...(trusted === undefined ? {} : { trusted }),
  });
  checkNginx(nginx, conf);
  supervisor.start({
    name: 'gateway',
    command: nginx,
    args: ['-c', conf, '-g', 'daemon off;'],
    cwd: folder,
    env: {},
    logFile: path.join(settings.dataDir, 'logs/gateway.log'),
  });
  if (!isAttached)
    for (const [index, stack] of stacks.entries()) {
      const suffix = index === 0 ? '' : `-${index + 1}`;
      startBackend(supervisor, root, stack, env, suffix);
      startStorefronts(supervisor, root, stack, env, suffix);
    }
  const addresses = stacks.flatMap((stack, index) =>
    Object.entries(listHealthAddresses(stack)).map(([name, url]) => [`${name} ${index + 1}`, url] as const),
  );
  await waitUntilUp(
    supervisor,
    { gateway: `http://127.0.0.1:${ports.health}/healthz`, ...Object.fromEntries(addresses) },
    { timeoutMs: 60_000, signal },
  );
}
