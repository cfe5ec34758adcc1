import { execFile } from 'node:child_process';
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '../../catalogue/db/open.ts';
import { createTempDir } from '../../lib/testing/createTempDir.ts';
import { startFeedServer } from '../../ingest/testing/httpServer.ts';
import { startJpcenterServer } from '@vvoz/supplier/servers/jpcenterServer';
import { createAleadoRows, createKoreaRow } from '../../ingest/testing/rows.ts';
import { startTestWordpress } from '../../ingest/testing/wordpressServer.ts';
import { parseIngestArgs } from './ingestArgs.ts';
import { runIngest } from './runIngest.ts';

const PROGRAM = path.join(import.meta.dirname, 'ingest.ts');
const execute = promisify(execFile);

interface Ended {
  readonly code: number;
  readonly out: string;
  readonly error: string;
}

/** Runs the command in this process, which takes a tenth of the time of a process of its own. */
async function ingest(
  dataDir: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<Ended> {
  const out: string[] = [];
  const print = vi.spyOn(console, 'log').mockImplementation((line: string) => void out.push(line));
  try {
    const code = await runIngest(args, { VVOZ_DATA_DIR: dataDir, ...env }, new AbortController().signal);
    return { code, out: out.join('\n'), error: '' };
  } catch (error) {
    return { code: 1, out: out.join('\n'), error: error instanceof Error ? error.message : String(error) };
  } finally {
    print.mockRestore();
  }
}

/** Runs the program as the shell does. */
async function runProgram(
  dataDir: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<Ended> {
  const { NODE_COMPILE_CACHE } = process.env;
  const options = { env: { NODE_COMPILE_CACHE, NO_COLOR: '1', VVOZ_DATA_DIR: dataDir, ...env } };
  try {
    const { stdout, stderr } = await execute(process.execPath, [PROGRAM, ...args], options);
    return { code: 0, out: stdout, error: stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, out: stdout, error: stderr };
  }
}

function countLive(dataDir: string, type: string): unknown {
  const db = openDatabase(path.join(dataDir, 'vvoz.sqlite'), { readonly: true });
  onTestFinished(() => {
    db.close();
  });
  return db.prepare('select count(*) from lot where type = ? and live = 1').pluck().get(type);
}

test('jpcenter: both formats; reaching the daily limit withdraws nothing', async () => {
  const dataDir = createTempDir();
  const rows = Array.from(
    { length: 600 },
    (_, index) => createKoreaRow({ ID: `k${1000 + index}` }) as Record<string, string>,
  );
  const server = await startJpcenterServer({ tables: { korea: rows }, code: 'secret-code' });
  onTestFinished(() => server.close());
  const env = { VVOZ_JPCENTER_URL: server.url, VVOZ_JPCENTER_CODE: 'secret-code' };
  const args = ['--source', 'jpcenter', '--table', 'korea'];
  const first = await ingest(dataDir, args, env);
  expect(first).toMatchObject({ code: 0 });
  expect(first.out).toMatch(/jpcenter\/korea\s+600\s+600\s+0\s+0\s+0\s+0/);
  const second = await ingest(dataDir, args, { ...env, VVOZ_JPCENTER_FORMAT: 'xml' });
  expect(second.out).toMatch(/jpcenter\/korea\s+600\s+0\s+0\s+600\s+0\s+0/);

  const short = await startJpcenterServer({ tables: { korea: rows }, code: 'secret-code', dailyLimit: 2 });
  onTestFinished(() => short.close());
  const limited = await ingest(dataDir, args, { ...env, VVOZ_JPCENTER_URL: short.url });
  expect(limited).toMatchObject({ code: 0 });
  expect(countLive(dataDir, 'korean')).toBe(600);

  const wrong = await ingest(dataDir, args, { ...env, VVOZ_JPCENTER_URL: 'http://127.0.0.1:9' });
  expect(wrong.code).toBe(1);
  expect(wrong.error).not.toContain('secret-code');
  expect(countLive(dataDir, 'korean')).toBe(600);
});

test('aleado: --if-changed reads a folder again only when its files have changed', async () => {
  const dataDir = createTempDir();
  const dir = path.join(createTempDir(), 'aleado');
  mkdirSync(path.join(dir, 'japan'), { recursive: true });
  const write = (count: number) =>
    writeFileSync(
      path.join(dir, 'japan/0001.ndjson'),
      createAleadoRows(count)
        .map((row) => JSON.stringify(row))
        .join('\n'),
    );
  write(5);
  const args = ['--source', 'aleado', '--if-changed'];
  const env = { VVOZ_ALEADO_DIR: dir };
  expect((await ingest(dataDir, args, env)).out).toMatch(/aleado\/japan\s+5\s+5/);
  expect((await ingest(dataDir, args, env)).out).toContain('nothing to read');
  write(4);
  expect((await ingest(dataDir, args, env)).out).toMatch(/aleado\/japan\s+4\s+0\s+0\s+4\s+1/);
});

test('wordpress: machines become lots; having no posts is no failure', async () => {
  const dataDir = createTempDir();
  const machine = {
    id: 1,
    status: 'publish',
    acf: { marka_name: 'XCMG', model_name: 'XE215', price: '400000' },
  };
  const site = await startTestWordpress({ spec: [machine], spec_japan: [], stock: [], posts: [] });
  const { code, out } = await ingest(dataDir, ['--source', 'wordpress'], { VVOZ_WORDPRESS_URL: site.url });
  expect(code).toBe(0);
  expect(out).toMatch(/wordpress\/spec\s+1\s+1/);
  expect(out).toContain('wordpress/posts');
  expect(countLive(dataDir, 'spec')).toBe(1);
});

test('cbr: saves the rates of the day; the same rates change nothing', async () => {
  const dataDir = createTempDir();
  const url = await startFeedServer((_, response) =>
    response.end(
      '<ValCurs Date="21.11.2026"><Valute ID="R01239"><Nominal>1</Nominal><Value>101,5</Value></Valute></ValCurs>',
    ),
  );
  // The program, because it makes its files private.
  const { out } = await runProgram(dataDir, ['--source', 'cbr'], { VVOZ_CBR_URL: url });
  expect(out).toContain('rates of 2026-11-21, read 1, new or changed 1');
  // Leads will be in this file too.
  expect(statSync(path.join(dataDir, 'vvoz-state.sqlite')).mode & 0o777).toBe(0o600);
  expect((await ingest(dataDir, ['--source', 'cbr'], { VVOZ_CBR_URL: url })).out).toContain(
    'new or changed 0',
  );
});

test('content: names the faults by file and line', async () => {
  const dataDir = createTempDir();
  const dir = createTempDir();
  mkdirSync(path.join(dir, 'articles'));
  mkdirSync(path.join(dir, 'pages'));
  writeFileSync(path.join(dir, 'pages/mars.json'), '[]');
  writeFileSync(path.join(dir, 'options.json'), '{"contacts": {"tel": 5}}');
  writeFileSync(path.join(dir, 'categories.json'), '{"tamozhnya": "Таможня"}');
  writeFileSync(
    path.join(dir, 'articles/one.md'),
    '---\ntitle: Цены\ndate: 2026-09-01\ncategory: tamozhny\nexcerpt: Коротко о главном\n---\nТекст\n',
  );
  writeFileSync(path.join(dir, 'articles/two.md'), 'Текст без начала\n');
  const { code, error } = await ingest(dataDir, ['--source', 'content', '--dir', dir]);
  expect(code).toBe(1);
  expect(error).toMatch(/^options\.json:1: contacts\.tel/m);
  expect(error).toMatch(/^pages\/mars\.json\S* mars is not a host/m);
  expect(error).toContain('articles/one.md:4: category must be one of tamozhnya');
  expect(error).toContain('articles/two.md:1: must begin with front matter');
});

test.each([
  ['an argument', ['--source', 'mars'], '--source must be one of'],
  ['the settings', ['--source', 'cbr'], 'set VVOZ_CBR_URL'],
])('the program says what is wrong with %s', async (_, args, words) => {
  const { code, error } = await runProgram(createTempDir(), args);
  expect(code).toBe(1);
  expect(error).toContain(words);
});

test.each([
  [[], '--source must be one of'],
  [['--source', 'jpcenter', '--table', 'mars'], 'has no table'],
])('%j says what is wrong', (args, words) => expect(() => parseIngestArgs(args)).toThrow(words));
