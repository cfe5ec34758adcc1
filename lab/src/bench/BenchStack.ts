import path from 'node:path';
import { IsolatedBackend } from '@vvoz/tools/backend/IsolatedBackend';
import { IsolatedProcess } from '@vvoz/tools/backend/IsolatedProcess';
import { IsolatedSite } from '@vvoz/tools/backend/IsolatedSite';
import { root } from '@vvoz/tools/lib/root';
import { placeAssets } from '@vvoz/tools/start/assets';
import { build, getServerPath } from '@vvoz/tools/start/build';
import { findFreePorts } from '@vvoz/tools/start/ports';
import type { Progress } from '@vvoz/tools/start/progress';
import { seed } from '@vvoz/tools/start/seed';
import { fetchPictures } from './page/fetchPictures.ts';

const EMPTY_APP = 'packages/tools/empty-next';
export const LIST_PATH = '/japan/czeny-na-avto';

/** The main site with a backend, and the empty Next app that it is compared with. */
export class BenchStack {
  readonly #started: IsolatedProcess[] = [];
  readonly dataDir: string;
  #backend: IsolatedProcess | undefined;
  #site: IsolatedProcess | undefined;
  #empty: IsolatedProcess | undefined;

  constructor(dataDir: string) {
    this.dataDir = dataDir;
  }

  get backend(): IsolatedProcess {
    if (!this.#backend) throw new Error('The backend has not been started');
    return this.#backend;
  }

  get site(): IsolatedProcess {
    if (!this.#site) throw new Error('The site has not been started');
    return this.#site;
  }

  get empty(): IsolatedProcess {
    if (!this.#empty) throw new Error('The empty app has not been started');
    return this.#empty;
  }

  async #start<Started extends IsolatedProcess>(server: Started): Promise<Started> {
    this.#started.push(server);
    await server.start();
    return server;
  }

  /** Builds what changed, fills the demo catalogue if there is none, and starts one process of each. */
  async start(progress: Progress, signal: AbortSignal): Promise<void> {
    const { dataDir } = this;
    const log = (name: string) => path.join(dataDir, 'bench/logs', name);
    await progress.step('Building', (onDetail) =>
      build({
        root,
        logFile: log('build.log'),
        signal,
        onDetail,
        filters: ['@vvoz/main', '@vvoz/empty-next'],
        hosts: ['main'],
      }),
    );
    placeAssets(root, EMPTY_APP);
    await progress.step('Preparing the demo data', (onDetail) =>
      seed({ root, dataDir, logFile: log('seed.log'), signal, onDetail }),
    );
    const ports = await findFreePorts();
    const backend = (this.#backend = await this.#start(
      new IsolatedBackend({ dataDir, port: ports.backend, env: { VVOZ_LOG_LEVEL: 'error' } }),
    ));
    this.#site = await this.#start(
      new IsolatedSite({
        dataDir,
        port: ports.main,
        apiUrl: backend.url,
        // Sixteen connections share a core: a page waits longer for the backend instead of failing.
        env: { VVOZ_PAGE_WAIT_MS: '20000' },
      }),
    );
    const program = getServerPath(root, EMPTY_APP);
    this.#empty = await this.#start(
      new IsolatedProcess({
        name: 'the empty app',
        program,
        cwd: path.dirname(program),
        env: {
          PORT: String(ports.china),
          HOSTNAME: '127.0.0.1',
          VVOZ_BENCH_SITE: this.#site.url,
          VVOZ_BENCH_PICTURES: JSON.stringify(await fetchPictures(this.#site.url + LIST_PATH)),
        },
        url: `http://127.0.0.1:${ports.china}`,
        readyPath: '/',
        logFile: log('empty.log'),
      }),
    );
  }

  async end(): Promise<void> {
    await Promise.all(this.#started.map((server) => server.end()));
  }
}
