import { readFileSync } from 'node:fs';
import path from 'node:path';
import { HOST_NAMES } from '@vvoz/catalogue/hosts/hosts';
import type { Service } from '../start/settings.ts';
import { listAddresses } from '../start/stack.ts';
import type { TestContext } from './context.ts';
import { findNginx, formatMissingNginx } from '../lib/findNginx.ts';
import { FAILED, PASSED, SKIPPED } from '../tasks/counts.ts';
import { runProgram } from './stackTasks.ts';
import type { Task } from '../tasks/tasks.ts';

/** The short forms of `npm run lab -- fuzz`, with the numbers of their requests and the service that they are sent to. */
const FUZZ: readonly (readonly [target: string, count: number, service?: Service])[] = [
  ['api', 3000, 'backend'],
  ['page', 300, 'main'],
  ['routes', 1500],
  ['abuse-api', 1000, 'backend'],
  ['abuse-site', 250, 'main'],
];

/** The short form of `npm run lab -- chaos`. */
const CHAOS = '--leads 400 --kills 2 --times 1 --hold 500 --imports 3 --lots 5000 --flood 500'.split(' ');

/** The short form of `npm run lab -- chaos storefronts`. Its time limits are longer, because other tests run beside it. */
const OUTAGES = ['storefronts', '--rounds', '1', '--leads', '40', '--kills', '1', '--patience', '5'];

/** The short form of `npm run lab -- chaos pair`. */
const PAIR = ['pair', '--leads', '24'];

/** The short form of `npm run lab -- rehearse`. */
const REHEARSAL = ['--check', '--count', '60'];

/** The short form of `npm run lab -- crawl`: two pages of each kind. */
const CRAWL = ['--per-kind', '2'];

/**
 * Checks sizes: scripts of the pages beside those of an empty page, first views, and the list in use. Counts as one
 * test.
 */
export function createSizeTask(context: TestContext): Task {
  return {
    name: 'size',
    needs: ['stack'],
    run: async () => {
      const list = listAddresses(context.settings).main;
      const code = await runProgram(context, 'size', 'packages/tools/src/size/firstLoad.ts', [
        '--list',
        list,
      ]);
      const output = readFileSync(path.join(context.logs, 'size.log'), 'utf8');
      return { counts: code === 0 ? PASSED : FAILED, output, note: output.trim().split('\n').at(-1) ?? '' };
    },
  };
}

/**
 * Sends generated query strings to API and list page, requests of every kind to every route, and the corpus of abuse to API
 * and site. Each of these five runs counts as a test.
 */
export function createFuzzTask(context: TestContext): Task {
  return {
    name: 'fuzz',
    needs: ['stack'],
    run: async () => {
      const addresses = listAddresses(context.settings);
      let failed = 0;
      const output: string[] = [];
      for (const [target, count, service] of FUZZ) {
        const base = service === undefined ? [] : ['--base', addresses[service]];
        const args = [target, '--count', String(count), ...base];
        const code = await runProgram(context, `fuzz-${target}`, 'lab/src/fuzz/fuzz.ts', args);
        if (code !== 0) failed += 1;
        output.push(readFileSync(path.join(context.logs, `fuzz-${target}.log`), 'utf8'));
      }
      return { counts: { passed: FUZZ.length - failed, failed, skipped: 0 }, output: output.join('\n') };
    },
  };
}

/** Imports from servers that behave like the real suppliers. Counts as one test. */
export function createRehearseTask(context: TestContext): Task {
  return {
    name: 'rehearse',
    needs: [],
    cores: 0,
    run: async () => {
      const dataDir = path.join(context.directory, 'rehearsal');
      const program = 'lab/src/rehearse/rehearse.ts';
      const code = await runProgram(context, 'rehearse', program, [...REHEARSAL, '--data-dir', dataDir]);
      const output = readFileSync(path.join(context.logs, 'rehearse.log'), 'utf8');
      return { counts: code === 0 ? PASSED : FAILED, output };
    },
  };
}

/** Disturbs the backend while leads arrive, kills imports, and floods the backend with leads. Counts as one test. */
export function createChaosTask(context: TestContext): Task {
  return {
    name: 'chaos',
    needs: [],
    cores: 0,
    run: async () => {
      const code = await runProgram(context, 'chaos', 'lab/src/chaos/chaos.ts', CHAOS);
      const output = readFileSync(path.join(context.logs, 'chaos.log'), 'utf8');
      return { counts: code === 0 ? PASSED : FAILED, output, note: output.trim().split('\n').at(-1) ?? '' };
    },
  };
}

/** Gives the backend of a site each of the FAULTS in turn, and kills the site. Counts as one test. */
export function createOutageTask(context: TestContext): Task {
  return {
    name: 'outages',
    needs: ['stack'],
    cores: 0,
    run: async () => {
      const { settings, logs } = context;
      const code = await runProgram(context, 'outages', 'lab/src/chaos/chaos.ts', [
        ...OUTAGES,
        '--backend',
        listAddresses(settings).backend,
        '--data-dir',
        settings.dataDir,
      ]);
      const output = readFileSync(path.join(logs, 'outages.log'), 'utf8');
      return { counts: code === 0 ? PASSED : FAILED, output, note: output.trim().split('\n').at(-1) ?? '' };
    },
  };
}

/**
 * Starts two sites and two backends behind the gateway on a copy of the data. Checks that a page is one trace, how old a
 * changed price can be, and that nothing is lost when one of each is killed. Counts as one test, which is skipped
 * without nginx.
 */
export function createPairTask(context: TestContext): Task {
  return {
    name: 'pair',
    needs: ['stack'],
    cores: 0,
    run: async () => {
      if (findNginx() === undefined)
        return { counts: SKIPPED, output: '', note: formatMissingNginx('it was') };
      const args = [...PAIR, '--data-dir', context.settings.dataDir];
      const code = await runProgram(context, 'pair', 'lab/src/chaos/chaos.ts', args);
      const output = readFileSync(path.join(context.logs, 'pair.log'), 'utf8');
      return { counts: code === 0 ? PASSED : FAILED, output, note: output.trim().split('\n').at(-1) ?? '' };
    },
  };
}

/** Follows the links of all hosts as a search engine would. Counts as one test. */
export function createCrawlTask(context: TestContext): Task {
  return {
    name: 'crawl',
    needs: ['stack'],
    run: async () => {
      const addresses = listAddresses(context.settings, 'localhost');
      const hosts = HOST_NAMES.flatMap((host) => ['--host', addresses[host]]);
      const code = await runProgram(context, 'crawl', 'lab/src/crawl/crawl.ts', [...CRAWL, ...hosts]);
      const output = readFileSync(path.join(context.logs, 'crawl.log'), 'utf8');
      return { counts: code === 0 ? PASSED : FAILED, output, note: output.trim().split('\n').at(-1) ?? '' };
    },
  };
}
