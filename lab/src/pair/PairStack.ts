import path from 'node:path';
import { IsolatedBackend } from '@vvoz/tools/backend/IsolatedBackend';
import type { IsolatedProcess } from '@vvoz/tools/backend/IsolatedProcess';
import { IsolatedSite } from '@vvoz/tools/backend/IsolatedSite';
import { shareUpstreams, TRUST_THIS_MACHINE } from '@vvoz/tools/gateway/gatewayFiles';
import { startNginx, type Gateway } from '@vvoz/tools/gateway/startNginx';
import { findFreePorts } from '@vvoz/tools/start/ports';

export interface PairStackOptions {
  readonly nginx: string;
  /** The folder of the sites and of both backends. */
  readonly dataDir: string;
  /** A folder of its own for the second backend, which then only reads lots. */
  readonly readerDir?: string;
  /** Added to the environment of sites and backends. */
  readonly env?: Readonly<Record<string, string>>;
  /** Added to the environment of the backends. */
  readonly backendEnv?: (gateway: Gateway) => Readonly<Record<string, string>>;
}

type Pair<T> = readonly [T, T];

/**
 * Two processes of the main site and two backends, on one folder unless they share databases. Visitors and sites send their
 * requests to the gateway.
 */
export class PairStack {
  readonly sites: Pair<IsolatedProcess>;
  readonly backends: Pair<IsolatedProcess>;
  readonly gateway: Gateway;

  private constructor(parts: Pick<PairStack, 'sites' | 'backends' | 'gateway'>) {
    this.sites = parts.sites;
    this.backends = parts.backends;
    this.gateway = parts.gateway;
  }

  /** Starts everything, both backends at the same time. Throws when a process does not answer. */
  static async start({
    nginx,
    dataDir,
    readerDir,
    env = {},
    backendEnv = () => ({}),
  }: PairStackOptions): Promise<PairStack> {
    const [first, second] = [await findFreePorts(), await findFreePorts()];
    const gateway = await startNginx(nginx, {
      upstreams: shareUpstreams([first.main, second.main], [first.backend, second.backend]),
      trusted: TRUST_THIS_MACHINE,
      // The visitors that tests simulate use the gateway's IP address, because not every machine resolves *.localhost.
      defaultSite: 'main',
    });
    const apiUrl = `http://127.0.0.1:${gateway.backendPort}`;
    const startPair = (
      make: (ports: typeof first, dir: string) => IsolatedProcess,
    ): Pair<IsolatedProcess> => [make(first, dataDir), make(second, readerDir ?? dataDir)];
    const stack = new PairStack({
      gateway,
      backends: startPair(
        ({ backend: port }, dir) =>
          new IsolatedBackend({
            dataDir: dir,
            port,
            env: {
              VVOZ_LOG_LEVEL: 'error',
              ...(dir === readerDir ? { VVOZ_READER: 'true' } : {}),
              ...env,
              ...backendEnv(gateway),
            },
          }),
      ),
      sites: startPair(
        ({ main: port }) =>
          new IsolatedSite({
            dataDir,
            port,
            apiUrl,
            env: {
              VVOZ_MAIN_URL: `http://127.0.0.1:${gateway.port}`,
              VVOZ_PAGE_WAIT_MS: '10000',
              ...env,
            },
          }),
      ),
    });
    try {
      await Promise.all(stack.backends.map((backend) => backend.start()));
      await Promise.all(stack.sites.map((site) => site.start()));
      return stack;
    } catch (error) {
      await stack.stop();
      throw error;
    }
  }

  async stop(): Promise<void> {
    await Promise.all([...this.sites, ...this.backends].map((server) => server.end()));
    await this.gateway.stop();
  }
}

/** Path of the catalogue's database in a data folder. */
export const getCataloguePath = (dataDir: string): string => path.join(dataDir, 'vvoz.sqlite');
