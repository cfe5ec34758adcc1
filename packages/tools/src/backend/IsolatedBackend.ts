import path from 'node:path';
import { root } from '../lib/root.ts';
import { IsolatedProcess } from './IsolatedProcess.ts';

export interface IsolatedBackendOptions {
  readonly dataDir: string;
  readonly port: number;
  /** Added to the environment. */
  readonly env?: Readonly<Record<string, string>>;
  /** The path that answers 200 when the backend is ready. Default: `/healthz`, which needs a complete catalogue. */
  readonly readyPath?: '/healthz' | '/livez';
}

/** A backend with its own port and data folder. */
export class IsolatedBackend extends IsolatedProcess {
  constructor({ dataDir, port, env = {}, readyPath = '/healthz' }: IsolatedBackendOptions) {
    super({
      name: 'the backend',
      program: path.join(root, 'apps/backend/src/main.ts'),
      cwd: root,
      env: { VVOZ_BACKEND_PORT: String(port), VVOZ_DATA_DIR: dataDir, ...env },
      url: `http://127.0.0.1:${port}`,
      readyPath,
      logFile: path.join(dataDir, `logs/backend-${port}.log`),
    });
  }
}
