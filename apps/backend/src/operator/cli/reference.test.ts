import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { loadOwnRows, OWN_COLUMNS } from '@vvoz/reference/ownRows';
import type { Database } from 'better-sqlite3';
import { openDatabase } from '../../catalogue/db/open.ts';
import { createTestLot, writeLots, type TestLot } from '../../catalogue/testing/lots.ts';
import { allTables, rates, settings, TODAY } from '../../cost/testing/calculate.ts';
import { learnPowers } from '../../cost/kinds/learntPowers.ts';
import { openReference } from '../../cost/kinds/openReference.ts';
import { readCoverage } from '../../cost/knowledge/readCoverage.ts';
import { completeFacts } from '../../cost/lots/completeFacts.ts';
import { recalculateLotCosts } from '../../cost/lots/recalculateLotCosts.ts';
import { createTempDir } from '../../lib/testing/createTempDir.ts';
import { formatCoverage } from './coverageReport.ts';
import { parseReferenceArgs } from './referenceArgs.ts';
import { runReferenceCommand } from './referenceCommands.ts';

const DATA = { tables: allTables, settings, rates, today: TODAY };

afterEach(() => loadOwnRows('/no/such/file.csv'));

async function run(file: string, ...args: string[]): Promise<string> {
  const command = parseReferenceArgs(args);
  if (command.kind === 'help') throw new Error('help');
  return runReferenceCommand(file, command);
}

const vitz = (id: string, fields: Partial<TestLot> = {}): TestLot =>
  createTestLot({
    external_id: id,
    model: 'VITZ',
    kuzov: 'KSP130',
    engine: 1000,
    fuel: 'petrol',
    power: 69,
    power_options: '',
    ...fields,
  });

const SORENTO = createTestLot({
  external_id: 'sorento',
  source: 'jpcenter/korea',
  type: 'korean',
  parent: 'korean',
  country: 'KR',
  brand: 'KIA',
  model: 'SORENTO',
  kuzov: 'UM',
  engine: 2199,
  fuel: 'diesel',
  drive: '4WD',
  power: null,
  power_options: '',
  year: 2018,
  status: 'coming',
  currency: 'krw',
  finish: 20_000_000,
  auction_date: '',
});

function withDatabase(file: string, work: (db: Database) => void): void {
  const db = openDatabase(file);
  try {
    work(db);
  } finally {
    db.close();
  }
}

async function createCatalogue(lots: readonly TestLot[]): Promise<string> {
  const file = path.join(createTempDir(), 'vvoz.sqlite');
  await writeLots(file, lots);
  return file;
}

test('a lot without a power takes what three other lots of the car state', async () => {
  const file = await createCatalogue([
    ...['a', 'b', 'c'].map((id) => vitz(id)),
    vitz('rounded', { power: 70 }),
    vitz('unknown', { power: null }),
    vitz('other code', { power: null, kuzov: 'KSP139' }),
  ]);
  withDatabase(file, (db) => {
    expect(learnPowers(db, 'japan').find(vitz('unknown'))).toEqual([69]);
    expect(completeFacts(db, 'japan', DATA)).toBe(1);
    const facts = db.prepare('select law_facts from lot where external_id = ?').pluck();
    expect(facts.get('unknown')).toBe('powersHp=69&powerSource=reference');
    expect(facts.get('other code')).toBe('');
    // The filter by power finds it.
    const power = db.prepare('select power from lot where external_id = ?').pluck();
    expect(power.get('unknown')).toBe(69);
    expect(completeFacts(db, 'japan', DATA)).toBe(0);
    // It stays one that the feed has not stated when all costs are calculated anew.
    recalculateLotCosts(db, DATA);
    expect([facts.get('unknown'), power.get('unknown')]).toEqual(['powersHp=69&powerSource=reference', 69]);
  });
});

test('a row of the operator wins over what other lots of the car state', async () => {
  const file = await createCatalogue([
    ...['a', 'b', 'c'].map((id) => vitz(id)),
    vitz('unknown', { power: null }),
  ]);
  const own = path.join(path.dirname(file), 'reference.csv');
  writeFileSync(own, `${OWN_COLUMNS}\njapan,TOYOTA,VITZ,petrol,1000,,2010,2025,75,75\n`);
  withDatabase(file, (db) => {
    openReference(db);
    completeFacts(db, 'japan', DATA);
    const facts = db.prepare('select law_facts from lot where external_id = ?').pluck();
    expect(facts.get('unknown')).toBe('powersHp=75&powerSource=reference');
  });
});

test('a lot without a fuel takes the one that three other lots of the car state, also beside a list of powers', async () => {
  const file = await createCatalogue([
    ...['a', 'b', 'c'].map((id) => vitz(id)),
    vitz('unknown', { fuel: '', power: 71, power_options: '69,71' }),
  ]);
  withDatabase(file, (db) => {
    expect(completeFacts(db, 'japan', DATA)).toBe(1);
    const facts = db.prepare('select law_facts from lot where external_id = ?').pluck();
    expect(facts.get('unknown')).toBe('fuel=petrol&kindSource=reference');
    expect(completeFacts(db, 'japan', DATA)).toBe(0);
  });
});

test('a left-hand drive car takes what feeds of other countries state for its body code', async () => {
  const left = { type: 'left', parent: 'left', country: '' } as const;
  const file = await createCatalogue([
    ...['a', 'b', 'c'].map((id) => vitz(id)),
    vitz('unknown', { ...left, power: null }),
  ]);
  withDatabase(file, (db) => {
    expect(completeFacts(db, 'left', DATA)).toBe(1);
    expect(db.prepare("select power from lot where external_id = 'unknown'").pluck().get()).toBe(69);
  });
});

test('two lots, another country, or lots whose power is from the catalogue teach nothing', async () => {
  const law_facts = 'powersHp=69&powerSource=reference';
  const file = await createCatalogue([
    vitz('a'),
    vitz('b'),
    vitz('unknown', { power: null }),
    vitz('found', { law_facts }),
    vitz('also found', { law_facts }),
  ]);
  withDatabase(file, (db) => {
    expect(learnPowers(db, 'japan').find(vitz('unknown'))).toBeUndefined();
    expect(learnPowers(db, 'china').find(vitz('unknown'))).toBeUndefined();
  });
});

test('explain says where each fact is from', async () => {
  const file = await createCatalogue([SORENTO]);
  const text = await run(file, 'explain', 'korean/sorento');
  expect(text).toContain('The feed does not state a power.');
  expect(text).toMatch(/cars-korea\.csv\s+diesel\s+2199 cm³\s+any drive\s+2015–2020\s+202 hp/);
  expect(text).toContain('powerSource = assumed');
  await expect(run(file, 'explain', 'korean/nobody')).rejects.toThrow('There is no lot korean/nobody.');
});

test("check names the line of an error in the operator's file", async () => {
  const file = await createCatalogue([SORENTO]);
  expect(await run(file, 'check')).toMatch(/cars-europe\.csv\s+11,641/);
  const own = path.join(path.dirname(file), 'reference.csv');
  writeFileSync(own, `${OWN_COLUMNS}\nkorea,KIA,SORENTO,diesel,2199,,2015,2020,200,200\n`);
  expect(await run(file, 'check')).toMatch(/reference\.csv\s+1$/m);
  expect(await run(file, 'explain', 'korean/sorento')).toContain('powersHp = 200');
  writeFileSync(own, `${OWN_COLUMNS}\nkorea,KIA,SORENTO,diesel,2199,,2015,2020,20,20\n`);
  await expect(run(file, 'check')).rejects.toThrow('reference.csv:2: power 20–20 hp is not plausible');
});

test('the report counts usable prices and names contradicting powers', async () => {
  const file = await createCatalogue([
    SORENTO,
    { ...SORENTO, external_id: 'strange', power: 320 },
    { ...SORENTO, external_id: 'unknown', model: 'NOSUCH' },
  ]);
  withDatabase(file, (db) => {
    completeFacts(db, 'korean', DATA);
    const text = formatCoverage(readCoverage(db, DATA));
    expect(text).toMatch(/korea\s+all cars\s+3\s+66\.7 %/);
    expect(text).toMatch(/diesel\s+3\s+66\.7 %\s+\S*power_unknown\S* 1/);
    expect(text).toMatch(/korea\s+1\s+1\s+1\s+1$/m);
    expect(text).toContain('strange KIA SORENTO UM 2018: 320 hp, tables 202–202');
  });
});

test.each([[[]], [['find', 'KIA']], [['explain', 'korean']], [['mend']]])('%j is refused', (args) => {
  expect(() => parseReferenceArgs(args)).toThrow(/command/i);
});

test('the report names a stated fuel that the body code contradicts', async () => {
  const prius = { model: 'PRIUS', kuzov: 'ZVW50', engine: 1800, power: 98 };
  const file = await createCatalogue([
    vitz('right', { ...prius, fuel: 'hybrid' }),
    vitz('socket', { ...prius, fuel: 'plug_in_hybrid' }),
    vitz('wrong', { ...prius, fuel: 'petrol' }),
  ]);
  withDatabase(file, (db) => {
    const [japan] = readCoverage(db, DATA).powers;
    expect(japan).toMatchObject({ contradictions: 1 });
    expect(japan?.examples[0]).toMatch(
      /^wrong TOYOTA PRIUS ZVW50 .*: petrol, by its grade or body code hybrid$/,
    );
  });
});
