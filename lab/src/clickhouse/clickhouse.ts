import { rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { enterPlay } from '@vvoz/tools/lib/play';
import { root } from '@vvoz/tools/lib/root';
import { run } from '@vvoz/tools/lib/run';
import { createStopSignal } from '@vvoz/tools/lib/stopped';
import { parseSettings } from '@vvoz/tools/start/settings';
import { installChdb, startChdb } from './startChdb.ts';

const USAGE = `Usage: npm run lab -- clickhouse

  Runs the tests of the lots in ClickHouse on a ClickHouse of today (chDB), which npm test runs on Debian's old one only.
  Installs chDB when it is used for the first time (550 MB).
Exit code 1 when a test fails.`;

/** The tests of one server: those of a cluster need several. */
const TESTS = [
  'storeResponses',
  'clickhouse/publishLots',
  'clickhouse/startPublisher',
  'clickhouse/bindParams',
];
const locate = (name: string): string => `apps/backend/src/catalogue/${name}.test.ts`;

const { values } = parseArgs({ options: { help: { type: 'boolean', short: 'h', default: false } } });
if (values.help) {
  console.log(USAGE);
  process.exit(0);
}
enterPlay('clickhouse');
const signal = createStopSignal(() => process.exit(130));
const folder = path.join(parseSettings(process.env, root).dataDir, 'clickhouse');
await installChdb(path.join(folder, 'install.log'), signal);
const data = path.join(folder, 'data');
rmSync(data, { recursive: true, force: true });
const chdb = await startChdb(data);
try {
  console.log(`ClickHouse ${chdb.version}`);
  process.exitCode = await run(
    'vitest',
    ['run', '--config=packages/tools/config/vitest.config.ts', '--project=unit', ...TESTS.map(locate)],
    {
      cwd: root,
      logFile: path.join(folder, 'tests.log'),
      env: { VVOZ_TEST_CLICKHOUSE: chdb.url },
      signal,
      onLine: (line) => console.log(line),
    },
  );
} finally {
  chdb.stop();
}
