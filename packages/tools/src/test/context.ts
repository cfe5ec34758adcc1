import path from 'node:path';
import { Supervisor } from '../start/processes.ts';
import type { Settings } from '../start/settings.ts';

/** What the parts of one test run share. */
export interface TestContext {
  root: string;
  /** Directory of this run: logs, reports, the test's own data. */
  directory: string;
  logs: string;
  signal: AbortSignal;
  supervisor: Supervisor;
  /** The stack under test: free ports, its own data. */
  settings: Settings;
  /** Names of files or parts of them, for one part alone. */
  filters: string[];
  /** The commit since which what changed is tested; undefined for everything. */
  changedSince: string | undefined;
  /** Set once a Chromium has been found. */
  chromium: string;
}

export function testContext(
  root: string,
  directory: string,
  ports: Settings['ports'],
  signal: AbortSignal,
): TestContext {
  return {
    root,
    directory,
    logs: path.join(directory, 'logs'),
    signal,
    supervisor: new Supervisor(),
    settings: { ports, dataDir: path.join(directory, 'data'), apiUrl: `http://127.0.0.1:${ports.backend}` },
    filters: [],
    changedSince: undefined,
    chromium: '',
  };
}
