import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadOwnRows, OWN_COLUMNS } from '@vvoz/reference/ownRows';
import { expect, onTestFinished, test } from 'vitest';
import { tempDatabase } from '../catalogue/db/testing/tempDatabase.ts';
import { IngestLocked, withIngestLock } from '../catalogue/db/ingestLock.ts';
import { findLastReadCount } from '../catalogue/db/ingestRuns.ts';
import { readCatalogueVersion } from '../catalogue/db/meta.ts';
import { OWN_ROWS_FILE } from '../cost/kinds/openReference.ts';
import { openTempState } from '../state/testing/openTempState.ts';
import { countQuarantined, findQuarantined } from './findQuarantined.ts';
import { createQuarantine } from './quarantine.ts';
import { retryQuarantined } from './retryQuarantined.ts';
import { createAleadoRow } from './testing/rows.ts';

const NOW = new Date('2026-11-21T00:00:00Z');

test('a record that is valid now becomes a lot and leaves the quarantine; the others stay, with their new reasons in the report', async () => {
  const db = await tempDatabase();
  const { db: state } = await openTempState();
  const reject = (record: string, place: string) => ({ place, reason: 'an old rule', record });
  await createQuarantine(state, 'aleado/japan', 1).add([
    reject(JSON.stringify(createAleadoRow({ ID: 'good' })), 'aleado/japan:1'),
    reject(JSON.stringify(createAleadoRow({ ID: 'bad', MARKA_NAME: '' })), 'aleado/japan:2'),
    reject('{"ID":"cut","MARKA', 'aleado/japan:3'),
    reject(
      JSON.stringify(createAleadoRow({ ID: 'dear', AVG_PRICE: '', START: '900000000' })),
      'aleado/japan:4',
    ),
  ]);
  await createQuarantine(state, 'wordpress/posts', 1).add([reject('{}', 'wordpress/posts:1')]);
  const version = readCatalogueVersion(db);

  const report = await retryQuarantined(db, state, await findQuarantined(state), NOW);

  expect(report.accepted).toBe(1);
  expect(report.rejected.map(({ place }) => place).toSorted()).toEqual([
    'aleado/japan:2',
    'aleado/japan:3',
    'aleado/japan:4',
    'wordpress/posts',
  ]);
  expect(report.rejected.find(({ place }) => place === 'aleado/japan:2')?.reason).toMatch(/MARKA_NAME/);
  expect(db.prepare('select external_id, cost > 0 as costed from lot where live = 1').all()).toEqual([
    { external_id: 'good', costed: 1 },
  ]);
  expect(readCatalogueVersion(db)).not.toBe(version);
  expect(await countQuarantined(state)).toBe(4);
  expect(await countQuarantined(state, 'wordpress/posts')).toBe(1);
});

test('records that change a lot make a new version of the catalogue, and the size of the table stays that of its last import', async () => {
  const db = await tempDatabase();
  const { db: state } = await openTempState();
  const importOne = (START: string) =>
    createQuarantine(state, 'aleado/japan', 1).add([
      { place: 'aleado/japan:1', reason: 'an old rule', record: JSON.stringify(createAleadoRow({ START })) },
    ]);
  const retry = async () => retryQuarantined(db, state, await findQuarantined(state), NOW);
  await importOne('800');
  await retry();
  const version = readCatalogueVersion(db);
  await importOne('800');
  await retry();
  expect(readCatalogueVersion(db)).toBe(version);
  await importOne('900');
  await retry();
  expect(readCatalogueVersion(db)).not.toBe(version);
  expect(db.prepare('select price from lot').pluck().all()).toEqual([900_000]);
  expect(findLastReadCount(db, 'aleado/japan')).toBeUndefined();
});

test('a lot whose power the feed does not state gets that of the operator’s rows, as in an import', async () => {
  const db = await tempDatabase();
  const { db: state } = await openTempState();
  const own = `${OWN_COLUMNS}\njapan,TOYOTA,PRIUS,hybrid,1800,,2015,2022,122,122\n`;
  writeFileSync(path.join(path.dirname(db.name), OWN_ROWS_FILE), own);
  onTestFinished(() => loadOwnRows('/no/such/file.csv'));
  await createQuarantine(state, 'aleado/japan', 1).add([
    { place: 'aleado/japan:1', reason: 'an old rule', record: JSON.stringify(createAleadoRow({ PW: '' })) },
  ]);
  expect((await retryQuarantined(db, state, await findQuarantined(state), NOW)).accepted).toBe(1);
  expect(db.prepare('select power, law_facts from lot').get()).toEqual({
    power: 122,
    law_facts: expect.stringMatching(/^(?=.*powersHp=122)(?=.*powerSource=reference)/),
  });
});

test('nothing is read again while an import runs, and the records stay', async () => {
  const db = await tempDatabase();
  const { db: state } = await openTempState();
  await createQuarantine(state, 'aleado/japan', 1).add([
    { place: 'aleado/japan:1', reason: 'an old rule', record: JSON.stringify(createAleadoRow()) },
  ]);
  await withIngestLock(db, async () => {
    const retry = retryQuarantined(db, state, await findQuarantined(state), NOW);
    await expect(retry).rejects.toThrow(IngestLocked);
  });
  expect(await countQuarantined(state)).toBe(1);
  expect(db.prepare('select count(*) from lot').pluck().get()).toBe(0);
});

test('a record whose lot cannot be written stays, and the lots before it are not written', async () => {
  const db = await tempDatabase();
  const { db: state } = await openTempState();
  const rows = ['a', 'b'].map((ID) => ({
    place: `aleado/japan:${ID}`,
    reason: 'an old rule',
    record: JSON.stringify(createAleadoRow({ ID })),
  }));
  await createQuarantine(state, 'aleado/japan', 1).add(rows);
  db.exec(`create trigger full before insert on lot when (select count(*) from lot) = 1
    begin select raise(abort, 'no room'); end`);
  await expect(retryQuarantined(db, state, await findQuarantined(state), NOW)).rejects.toThrow('no room');
  expect(await countQuarantined(state)).toBe(2);
  expect(db.prepare('select count(*) from lot').pluck().get()).toBe(0);
});
