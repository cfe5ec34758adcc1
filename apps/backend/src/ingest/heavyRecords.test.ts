import { expect, test } from 'vitest';
import { tempDatabase } from '../catalogue/db/testing/tempDatabase.ts';
import { openTempState } from '../state/testing/openTempState.ts';
import { findReadableTable } from './feedTables.ts';
import { importRows } from './importRows.ts';
import type { Feed } from './rawRecord.ts';
import { readXmlPage } from './sources/jpcenter/jpcenterXml.ts';
import { readPost } from './sources/wordpress/readPost.ts';
import { createAleadoRow, createKoreaRow, createMachinePost } from './testing/rows.ts';

const LENGTH = 65_536;
/** Limit for one record, ms. Reading takes a few; a pattern with quadratic time would take thousands. */
const MAX_MS = 1000;

const HEAVY = [' ', '\t\n', '\u00A0', '\u0301\u0323', 'я', '-', '#', '&', '&a', '<', '[', '0', '1.'];
const createHeavyText = (letters: string): string =>
  `a${letters.repeat(Math.floor(LENGTH / letters.length))}b`;

/** Creates a record with the text in every field. */
const fill = (record: Readonly<Record<string, unknown>>, text: string) =>
  Object.fromEntries(Object.keys(record).map((name) => [name, text]));

/** Measures processor time in ms, which does not depend on other programs. */
async function measureCpuMs(work: () => unknown): Promise<number> {
  const begun = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000;
}

test.each(HEAVY)('records with 64 kB of %j in every field are read quickly', async (letters) => {
  const text = createHeavyText(letters);
  const machine = createMachinePost();
  const records: [string, unknown][] = [
    ['aleado/japan', fill(createAleadoRow(), text)],
    ['jpcenter/korea', fill(createKoreaRow(), text)],
    ['wordpress/spec', { ...machine, acf: fill(machine['acf'] as Record<string, unknown>, text) }],
  ];
  for (const [source, record] of records) {
    const { table, readRecord } = findReadableTable(source);
    expect(await measureCpuMs(() => readRecord(record, table, new Date())), source).toBeLessThan(MAX_MS);
  }
  const post = {
    id: 1,
    slug: 'post',
    date: '2026-01-01T00:00:00',
    title: { rendered: text },
    content: { rendered: text },
    excerpt: { rendered: text },
  };
  expect(
    await measureCpuMs(() => expect(readPost(post, 'https://blog.example').kind).toBe('entry')),
    'post',
  ).toBeLessThan(MAX_MS);
});

test.each(['<![CDATA[', '<ID> ', '<row ', '&#1', ']]>'])(
  'an XML answer of 64 kB of %j is read quickly',
  async (letters) => {
    const row = `<row><ID>1</ID><INFO>${letters.repeat(LENGTH / letters.length - 10)}</INFO></row>`;
    const page = Buffer.from(`<aj>${row}${row}</aj>`);
    expect(await measureCpuMs(() => readXmlPage(page))).toBeLessThan(2 * MAX_MS);
  },
);

test('the id in a broken record is found quickly', async () => {
  async function* feed(): Feed {
    yield ['<ID>', '"ID":"', '"ID" '].map((begin, at) => ({
      place: `memory:${at}`,
      fault: 'not JSON',
      text: begin + ' '.repeat(1 << 20),
    }));
    return 'part';
  }
  const { db: state } = await openTempState();
  const db = await tempDatabase();
  const readable = findReadableTable('aleado/japan');
  expect(await measureCpuMs(() => importRows({ db, state, ...readable, feed: feed() }))).toBeLessThan(
    5 * MAX_MS,
  );
});
