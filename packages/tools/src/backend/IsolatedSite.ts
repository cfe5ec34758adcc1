import path from 'node:path';
import { root } from '../lib/root.ts';
import { getServerPath } from '../start/build.ts';
import { IsolatedProcess } from './IsolatedProcess.ts';

export interface IsolatedSiteOptions {
  readonly dataDir: string;
  readonly port: number;
  readonly apiUrl: string;
  /** Added to the environment. */
  readonly env?: Readonly<Record<string, string>>;
}

/** A process of the main site with its own port; the site must have been built. */
export class IsolatedSite extends IsolatedProcess {
  constructor({ dataDir, port, apiUrl, env = {} }: IsolatedSiteOptions) {
    const program = getServerPath(root, 'apps/main');
    super({
      name: 'the site',
      program,
      cwd: path.dirname(program),
      env: { PORT: String(port), HOSTNAME: '127.0.0.1', API_URL: apiUrl, ...env },
      url: `http://127.0.0.1:${port}`,
      readyPath: '/healthz',
      logFile: path.join(dataDir, `logs/site-${port}.log`),
    });
  }
}
