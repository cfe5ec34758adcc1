import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root as repository } from '../lib/root.ts';
import { findArea, type MutationArea } from './areas.ts';
import { measureArea, type Measured } from './measureArea.ts';
import { findIdleTests, formatMutant, summarizeMutants } from './mutantReport.ts';

const MAX_QUICK_MS = 1000;

const FILES = {
  // vanilla-extract's plugin needs a package with a name.
  'package.json': '{"name":"measured","type":"module"}',
  'compare.ts': 'export const isMore = (a: number, b: number) => a > b;',
  'compare.test.ts': `
    import { expect, test } from 'vitest';
    import { isMore } from './compare.ts';
    test('more', () => expect(isMore(2, 1)).toBe(true));
    test('less', () => expect(isMore(1, 2)).toBe(false));
    test('a number', () => expect(isMore(2, 1)).not.toBe(3));
    test('equal, slowly', async () => {
      await new Promise((done) => setTimeout(done, ${MAX_QUICK_MS + 100}));
      expect(isMore(1, 1)).toBe(false);
    });`,
  'endless.ts': `
    const never = new Promise(() => undefined);
    export const wait = async (isReady: boolean) => { if (isReady) return 1; return never; };
    export const countSteps = (length: number) => {
      let steps = 0;
      for (let at = 0; at < length; at += 1) steps += 1;
      return steps;
    };
    export const stay = (mayStay: boolean) => { if (!mayStay) process.kill(process.pid, 9); return 1; };`,
  'endless.test.ts': `
    import { expect, test } from 'vitest';
    import { countSteps, stay, wait } from './endless.ts';
    test('waits', { timeout: 3000 }, async () => expect(await wait(true)).toBe(1));
    test('stays', () => expect(stay(true)).toBe(1));
    test('counts', () => expect(countSteps(2)).toBe(2));`,
  'state.ts': `
    let isOpen = true;
    export const close = (force: boolean) => { if (force) isOpen = false; return isOpen; };
    let calls = 0;
    export const countCall = () => (calls += 1);`,
  'state.test.ts': `
    import { expect, test } from 'vitest';
    import { close, countCall } from './state.ts';
    test('stays open', () => expect(close(false)).toBe(true));
    test('is still open', () => expect(close(false)).toBe(true));
    test('passes once', () => expect(countCall()).toBe(1));`,
  'words.ts': `export const WORDS = ['one', 'two'];`,
  'words.test.ts': `
    import { expect, test } from 'vitest';
    import { WORDS } from './words.ts';
    test('has words', () => expect(WORDS).toHaveLength(2));`,
};

let root: string;
beforeAll(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'vvoz-mutation-'));
  symlinkSync(path.join(repository, 'packages/tools/node_modules'), path.join(root, 'node_modules'));
  for (const [name, text] of Object.entries(FILES)) writeFileSync(path.join(root, name), text);
});
afterAll(() => rmSync(root, { recursive: true }));

const measure = (area: MutationArea, isExhaustive: boolean): Promise<Measured> =>
  measureArea(root, area, {
    directory: path.join(root, 'log'),
    isExhaustive,
    onFile: () => undefined,
    maxQuickMs: MAX_QUICK_MS,
  });

describe('the mutants of an area', () => {
  let killed: readonly string[];
  let survivors: readonly string[];
  let loadedOnly: readonly string[];
  let measured: Measured;
  beforeAll(async () => {
    measured = await measure({ mutate: ['*.ts', '!*.test.ts'], tests: ['*.test.ts'] }, false);
    const summary = summarizeMutants(measured.mutants, measured.events);
    [killed, survivors, loadedOnly] = [summary.killed, summary.survivors, summary.loadedOnly].map((mutants) =>
      mutants.map((mutant) =>
        formatMutant(mutant, path.basename(mutant.fileName), readFileSync(mutant.fileName, 'utf8')),
      ),
    ) as [string[], string[], string[]];
  });

  test('a mutant that makes a test fail is killed', () => {
    expect(killed).toContain('compare.ts:1  a > b  →  true');
    expect(killed).toContain('compare.ts:1  a > b  →  a <= b');
  });

  test('mutants that no test notices survive', () => {
    expect(survivors).toContain('endless.ts:3  isReady  →  true');
    expect(survivors).toContain('state.ts:3  force  →  false');
  });

  test('mutants that run only while a module is loaded do not count', () =>
    expect(loadedOnly).toContain(`words.ts:1  'one'  →  ""`));

  const countTried = (name: string) =>
    measured.events.filter((event) => event.kind === 'started' && event.test === name).length;

  test('later tests do not try a killed mutant again', () => expect(countTried('a number')).toBe(1));

  test('slow tests try the mutants that survive the quick tests', () => {
    expect(killed).toContain('compare.ts:1  a > b  →  a >= b');
    expect(countTried('equal, slowly')).toBe(1);
  });

  test('a mutant whose test does not end in time is killed', () =>
    expect(killed).toContain('endless.ts:3  isReady  →  false'));

  test('a mutant that ends its worker is killed, and a new worker tries the others', () => {
    expect(killed).toContain('endless.ts:9  !mayStay  →  true');
    expect(killed).toContain('endless.ts:6  steps += 1  →  steps -= 1');
  });

  test('a mutant that repeats a loop too often is killed', () =>
    expect(killed).toContain('endless.ts:6  at += 1  →  at -= 1'));

  test('a mutant that corrupts a module is tried in its own worker', () => {
    const stuck = measured.events.find(({ kind, test: name }) => kind === 'stuck' && name === 'stays open');
    expect(stuck).toBeDefined();
    expect(killed).toContain('state.ts:3  force  →  true');
  });

  test('a test that passes only once tries each of its mutants in a new worker', () =>
    expect(killed).toContain('state.ts:5  calls += 1  →  calls -= 1'));
});

test('an exhaustive run tries killed mutants again in every quick test, to find the tests that kill none', async () => {
  const { events } = await measure({ mutate: ['compare.ts'], tests: ['compare.test.ts'] }, true);
  expect(findIdleTests(events)).toEqual(['compare.test.ts > a number']);
});

test.each([
  [{ mutate: ['lost/*.ts'], tests: ['*.test.ts'] }, 'mutate: lost/*.ts match no file. Correct'],
  [{ mutate: ['compare.ts'], tests: ['lost/*.test.ts'] }, 'tests: lost/*.test.ts match no file. Correct'],
])('an area whose globs match no file is an error: %j', async (area, message) =>
  expect(measure(area, false)).rejects.toThrow(message),
);

test('the error for an unknown area lists the areas', () => {
  expect(() => findArea('htpp')).toThrow(/^htpp: no such area\. Choose one of seo, api, /);
  expect(findArea('seo').tests).toEqual(['packages/seo/src/**/*.test.{ts,tsx}']);
});
