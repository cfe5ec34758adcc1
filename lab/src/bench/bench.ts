import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright';
import { launchChromium } from '@vvoz/tools/chromium/launchChromium';
import { enterPlay, requirePlayFolder } from '@vvoz/tools/lib/play';
import { root } from '@vvoz/tools/lib/root';
import { StoppedError, createStopSignal } from '@vvoz/tools/lib/stopped';
import { Progress } from '@vvoz/tools/start/progress';
import { parseSettings } from '@vvoz/tools/start/settings';
import type { BenchContext } from './benchPart.ts';
import { BenchStack } from './BenchStack.ts';
import { compareFigures, hasFailed } from './compareFigures.ts';
import { formatCompared } from './formatCompared.ts';
import { GOALS, PART_NAMES, type PartName } from './goals.ts';
import { measureEmpty, warmUpEmpty } from './load/measureEmpty.ts';
import { PARTS } from './parts.ts';
import {
  BASELINE,
  describeMachine,
  LATEST,
  mergeResults,
  readResults,
  writeResults,
  type BenchResults,
  type PartResult,
} from './results.ts';

const USAGE = `Usage: npm run lab -- bench [PART …] [--save-baseline]

  Builds, starts and measures the main site beside an empty Next page. Writes lab/latest.json, compares it with
  lab/baseline.json, if there is one, and with the goals, and fails when a figure has become worse.

  PART              ${PART_NAMES.join(', ')}; all of them take about 12 minutes
  --save-baseline   also writes the figures to lab/baseline.json`;

enterPlay('bench');
const signal = createStopSignal(() => process.exit(130));
const progress = new Progress(process.stderr);

/**
 * Measures a part, then the empty page again. `before` and `after` are the CPU time of one request of the empty page, ms,
 * before and after the part.
 */
async function measurePart(
  name: PartName,
  context: BenchContext,
  before: number,
): Promise<{ readonly result: PartResult; readonly after: number }> {
  const [load = 0] = os.loadavg();
  const figures = await PARTS[name](context);
  const after = await measureEmpty(context.stack.empty);
  return { result: { at: new Date().toISOString(), load, emptyMs: (before + after) / 2, figures }, after };
}

interface MeasuredParts {
  readonly results: BenchResults;
  /** One message for each part that failed: its name and the error. */
  readonly faults: readonly string[];
}

/** Measures the parts one after the other; one that fails does not stop the others. */
async function measureParts(names: readonly PartName[]): Promise<MeasuredParts> {
  const stack = new BenchStack(requirePlayFolder(parseSettings(process.env, root)).dataDir);
  let browser: Promise<Browser> | undefined;
  const openBrowser = () =>
    (browser ??= launchChromium({
      logFile: path.join(stack.dataDir, 'bench/logs/chromium.log'),
      signal,
      // Playwright switches off the back/forward cache, but the browsers of visitors have it.
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    }));
  const isWholeRun = names.length === PART_NAMES.length;
  try {
    await stack.start(progress, signal);
    await progress.step('Warming up the empty page', () => warmUpEmpty(stack.empty));
    const parts: Partial<Record<PartName, PartResult>> = {};
    const faults: string[] = [];
    let emptyMs = await measureEmpty(stack.empty);
    for (const name of names) {
      signal.throwIfAborted();
      try {
        const context = { stack, progress, signal, openBrowser, isWholeRun };
        const { result, after } = await measurePart(name, context, emptyMs);
        parts[name] = result;
        emptyMs = after;
      } catch (error) {
        signal.throwIfAborted();
        faults.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
        emptyMs = await measureEmpty(stack.empty);
      }
    }
    return { results: { machine: describeMachine(), parts }, faults };
  } finally {
    await Promise.allSettled([browser?.then((started) => started.close()), stack.end()]);
  }
}

/** Prints the figures beside goals and baseline. Returns 1 when a figure has become worse or has lost its goal. */
function report(results: BenchResults, baseline: BenchResults | undefined): number {
  const rows = compareFigures(GOALS, results, baseline);
  const failed = rows.filter(hasFailed);
  const missed = rows.filter(({ verdict }) => verdict === 'missed' || verdict === 'lost');
  const empty = Object.entries(results.parts).map(([name, { emptyMs }]) => `${emptyMs.toFixed(1)} (${name})`);
  const busiest = Math.max(0, ...Object.values(results.parts).map(({ load }) => load));
  const { cores } = results.machine;
  console.log(
    [
      formatCompared(rows),
      '',
      `${failed.length} worse than the baseline, ${missed.length} goals missed; written to ${path.relative(root, LATEST)}`,
      `CPU time of a request of the empty page, ms: ${empty.join(', ')}`,
      'Changes of ×, kB and counts are as measured; times and rates are first divided by the empty page of their run.',
      ...(busiest > cores
        ? [`The machine was busy (load ${busiest.toFixed(1)}): measure again when nothing else runs.`]
        : []),
    ].join('\n'),
  );
  return Number(failed.length > 0);
}

const isPartName = (name: string): name is PartName => Object.hasOwn(PARTS, name);

async function main(): Promise<number> {
  const begun = performance.now();
  const { values, positionals } = parseArgs({
    options: {
      'save-baseline': { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
    allowPositionals: true,
  });
  const unknown = positionals.find((name) => !isPartName(name));
  if (values.help || unknown !== undefined) {
    console.log(unknown === undefined ? USAGE : `There is no part "${unknown}".\n\n${USAGE}`);
    return unknown === undefined ? 0 : 2;
  }
  try {
    const baseline = readResults(BASELINE);
    const names = positionals.length > 0 ? positionals.filter(isPartName) : PART_NAMES;
    const { results, faults } = await measureParts(names);
    writeResults(LATEST, results);
    if (values['save-baseline']) writeResults(BASELINE, mergeResults(baseline, results));
    const code = report(results, baseline);
    console.log(`Took ${((performance.now() - begun) / 60_000).toFixed(1)} minutes.`);
    for (const fault of faults) console.error(`NOT MEASURED, ${fault}`);
    return faults.length > 0 ? 1 : code;
  } catch (error) {
    if (error instanceof StoppedError || signal.aborted) return 130;
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
}

process.exitCode = await main();
