import { readFileSync } from 'node:fs';
import path from 'node:path';
import { addresses } from '../start/stack.ts';
import type { TestContext } from './context.ts';
import { FAILED, PASSED } from './counts.ts';
import { runProgram } from './stackTasks.ts';
import type { Task } from './tasks.ts';

/** How many generated addresses `npm test` sends; `npm run fuzz` sends a hundred thousand. */
const API_QUERIES = 3000;
const PAGE_QUERIES = 300;
const ROUTE_REQUESTS = 1500;
/** The short form of `npm run chaos`. */
const CHAOS = ['--leads', '400', '--kills', '3', '--imports', '3', '--lots', '5000'];

/** The short form of `npm run rehearse`. */
const REHEARSAL = ['--check', '--count', '60'];

/** The first-load JavaScript of the list page against that of an empty one. */
export function sizeTask(context: TestContext): Task {
  return {
    name: 'size',
    needs: ['stack'],
    run: async () => {
      const list = addresses(context.settings).main;
      const code = await runProgram(context, 'size', 'packages/tools/src/size/firstLoad.ts', [
        '--list',
        list,
      ]);
      const output = readFileSync(path.join(context.logs, 'size.log'), 'utf8');
      return { counts: code === 0 ? PASSED : FAILED, output, note: output.trim().split('\n').at(-1) ?? '' };
    },
  };
}

/** Generated query strings against API and list page, and requests of every kind to every route: one test each. */
export function fuzzTask(context: TestContext): Task {
  return {
    name: 'fuzz',
    needs: ['stack'],
    run: async () => {
      const base = addresses(context.settings);
      const program = 'packages/tools/src/fuzz/fuzz.ts';
      const codes = [
        await runProgram(context, 'fuzz-api', program, [
          'api',
          '--base',
          base.backend,
          '--count',
          `${API_QUERIES}`,
        ]),
        await runProgram(context, 'fuzz-page', program, [
          'page',
          '--base',
          base.main,
          '--count',
          `${PAGE_QUERIES}`,
        ]),
        await runProgram(context, 'fuzz-routes', program, ['routes', '--count', `${ROUTE_REQUESTS}`]),
      ];
      const failed = codes.filter((code) => code !== 0).length;
      const output = ['fuzz-api', 'fuzz-page', 'fuzz-routes'].map((name) =>
        readFileSync(path.join(context.logs, `${name}.log`), 'utf8'),
      );
      return { counts: { passed: codes.length - failed, failed, skipped: 0 }, output: output.join('\n') };
    },
  };
}

/** Everything imported from servers that behave like the real suppliers: one test. */
export function rehearseTask(context: TestContext): Task {
  return {
    name: 'rehearse',
    needs: [],
    run: async () => {
      const dataDir = path.join(context.directory, 'rehearsal');
      const program = 'packages/tools/src/rehearse/rehearse.ts';
      const code = await runProgram(context, 'rehearse', program, [...REHEARSAL, '--data-dir', dataDir]);
      const output = readFileSync(path.join(context.logs, 'rehearse.log'), 'utf8');
      return { counts: code === 0 ? PASSED : FAILED, output };
    },
  };
}

/** The backend killed while leads come in, imports killed while they run: one test. */
export function chaosTask(context: TestContext): Task {
  return {
    name: 'chaos',
    needs: [],
    run: async () => {
      const code = await runProgram(context, 'chaos', 'packages/tools/src/chaos/chaos.ts', CHAOS);
      const output = readFileSync(path.join(context.logs, 'chaos.log'), 'utf8');
      return { counts: code === 0 ? PASSED : FAILED, output, note: output.trim().split('\n').at(-1) ?? '' };
    },
  };
}
