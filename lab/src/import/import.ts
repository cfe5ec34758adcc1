import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { DEFAULT_OTHERS } from '@vvoz/demo/tables';
import { writeDemoFeeds } from '@vvoz/demo/writeDemoFeeds';

const USAGE = `Usage: npm run lab -- import [--lots 1000000] [--dir FOLDER]

Generates an archive of Japanese lots, imports it into an empty catalogue, then imports the same files again, each by
the command of an installation. Prints seconds, processor time and the largest resident memory of both. Needs GNU time
as /usr/bin/time.
  --dir   keep the generated feed and the catalogue here, and use a feed that is already there`;

const { values: options } = parseArgs({
  options: {
    lots: { type: 'string', default: '1000000' },
    dir: { type: 'string' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

const ROOT = path.resolve(import.meta.dirname, '../../..');
const INGEST = 'apps/backend/src/operator/cli/ingest.ts';
/** The heap of `npm run ingest` and of the backend's schedule, MB. */
const HEAP_MB = 400;
/** Seconds and MB that an import of a million lots may take. */
const BOUNDS = { seconds: 300, memoryMb: 500 } as const;

/** Reads a line of `/usr/bin/time -v`. */
const readFigure = (text: string, name: string): number =>
  Number(new RegExp(`${name}: ([\\d.]{1,20})`).exec(text)?.[1]);

/** Imports the feed, and returns a line with what it took. */
function runImport(name: string, feed: string, data: string): string {
  const startedAt = performance.now();
  const { status, stdout, stderr } = spawnSync(
    '/usr/bin/time',
    [
      '-v',
      process.execPath,
      `--max-old-space-size=${HEAP_MB}`,
      INGEST,
      '--source',
      'aleado',
      '--table',
      'japan_st',
      '--dir',
      path.join(feed, 'aleado'),
    ],
    { cwd: ROOT, env: { ...process.env, VVOZ_DATA_DIR: data }, encoding: 'utf8', maxBuffer: 1e8 },
  );
  if (status !== 0) throw new Error(`The import failed:\n${stderr.slice(-2000)}`);
  const seconds = (performance.now() - startedAt) / 1000;
  const cpu = readFigure(stderr, 'User time \\(seconds\\)') + readFigure(stderr, 'System time \\(seconds\\)');
  const memoryMb = readFigure(stderr, 'Maximum resident set size \\(kbytes\\)') / 1024;
  const counts = stdout.split('\n').find((line) => line.startsWith('all')) ?? '';
  return `${name}: ${seconds.toFixed(0)} s, processor ${cpu.toFixed(0)} s, at most ${memoryMb.toFixed(0)} MB (bounds for a million: ${BOUNDS.seconds} s, ${BOUNDS.memoryMb} MB)\n  ${counts}`;
}

async function main(): Promise<void> {
  const dir = options.dir ?? mkdtempSync(path.join(tmpdir(), 'vvoz-import-'));
  const feed = path.join(dir, 'feed');
  const data = path.join(dir, 'data');
  try {
    if (!existsSync(path.join(feed, 'manifest.json'))) {
      const others = Object.fromEntries(Object.keys(DEFAULT_OTHERS).map((table) => [table, 0]));
      await writeDemoFeeds({
        dir: feed,
        coming: 0,
        sold: Number(options.lots),
        others,
        seed: 1,
        now: new Date(),
      });
    }
    rmSync(data, { recursive: true, force: true });
    console.log(runImport('first import', feed, data));
    console.log(runImport('the same again', feed, data));
  } finally {
    if (options.dir === undefined) rmSync(dir, { recursive: true, force: true });
  }
}

if (options.help) console.log(USAGE);
else await main();
