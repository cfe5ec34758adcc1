import path from 'node:path';
import { Supervisor } from '../start/processes.ts';
import type { Settings } from '../start/settings.ts';
import { createTempFolder } from './createTempFolder.ts';

/** Data that the parts of a test run share. */
export interface TestContext {
  root: string;
  /** Directory of this run: logs, reports, the test's own data. */
  directory: string;
  logs: string;
  /** Directory for the temporary files of tests and browsers; removed after the run. */
  temp: string;
  signal: AbortSignal;
  supervisor: Supervisor;
  /** The stack under test: free ports, its own data. */
  settings: Settings;
  /** File names, or parts of them, that select the tests of `--only`; empty: all tests. */
  filters: string[];
  /** Test only what changed since this commit; undefined: everything. */
  changedSince: string | undefined;
  /** Port of the gateway in front of the stack; undefined without nginx. */
  gatewayPort: number | undefined;
  /** Set once a Chromium has been found. */
  chromium: string;
}

export function createTestContext(
  root: string,
  directory: string,
  ports: Settings['ports'],
  signal: AbortSignal,
): TestContext {
  return {
    root,
    directory,
    logs: path.join(directory, 'logs'),
    temp: createTempFolder(directory),
    signal,
    supervisor: new Supervisor(),
    settings: { ports, dataDir: path.join(directory, 'data'), apiUrl: `http://127.0.0.1:${ports.backend}` },
    filters: [],
    changedSince: undefined,
    gatewayPort: undefined,
    chromium: '',
  };
}
