import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { tempDatabase } from '../catalogue/db/testing/tempDatabase.ts';
import { createTempDir } from '../lib/testing/createTempDir.ts';
import { eachState } from '../state/testing/eachState.ts';
import { ingestFolder } from './ingestFolder.ts';
import { createAleadoRow, createAleadoRows } from './testing/rows.ts';

const line = (fields: Readonly<Record<string, unknown>>) =>
  JSON.stringify(createAleadoRow({ ID: 'x', ...fields }));
const whole = line({});

/** Broken lines of a feed, with the reason that the quarantine must state. */
const SPOILED: readonly (readonly [line: string | Uint8Array, reason: string])[] = [
  [whole.slice(0, 200), 'not JSON'],
  [`${whole}${whole}`, 'not JSON'],
  ['<html><body>502 Bad Gateway</body></html>', 'not JSON'],
  ['[]', 'not an object'],
  ['null', 'not an object'],
  ['"lot"', 'not an object'],
  [Buffer.from(whole.replace('Chiba', 'Ch\u00ECba'), 'latin1'), 'not UTF-8'],
  [line({ IMAGES: `/${'x'.repeat(2_000_000)}` }), 'longer than'],
  [line({ ID: undefined }), 'ID is missing'],
  [line({ ID: '   ' }), 'ID is missing'],
  [line({ ID: { a: 1 } }), 'ID is of type object'],
  [line({ ID: 'x'.repeat(500) }), 'ID is longer than 100 characters'],
  [line({ MARKA_NAME: '' }), 'MARKA_NAME is missing'],
  [line({ MODEL_NAME: null }), 'MODEL_NAME is missing'],
  [line({ MODEL_NAME: ['PRIUS'] }), 'MODEL_NAME is a list'],
  [line({ AUCTION_DATE: '' }), 'AUCTION_DATE is missing'],
  [line({ AUCTION_DATE: '2024-13-45 25:61:00' }), 'AUCTION_DATE is not a date'],
  [line({ AUCTION_DATE: 'n/a', ID: '', YEAR: '1' }), 'ID is missing; AUCTION_DATE is not a date'],
];

eachState('a spoiled feed', ({ open }) => {
  test('the quarantine contains exactly the broken records, each with its place, reason and text', async () => {
    const db = await tempDatabase();
    const { db: state } = await open();
    const dir = path.join(createTempDir(), 'aleado/japan');
    mkdirSync(dir, { recursive: true });
    const sound = createAleadoRows(SPOILED.length).map((row) => JSON.stringify(row));
    const lines = SPOILED.flatMap(([spoiled], index) => [
      Buffer.from(sound[index] ?? ''),
      Buffer.from(spoiled),
    ]);
    const content = Buffer.concat(lines.flatMap((one) => [one, Buffer.from('\n')]));
    writeFileSync(path.join(dir, '0001.ndjson'), content);

    const report = await ingestFolder({
      db,
      state,
      dir,
      source: 'aleado/japan',
      now: new Date('2026-11-21'),
    });
    expect(report).toMatchObject({
      read: SPOILED.length * 2,
      added: SPOILED.length,
      quarantined: SPOILED.length,
      skipped: 0,
    });
    const rows = await state.selectFrom('quarantine').select(['place', 'reason', 'record']).execute();
    const lineOf = ({ place }: { place: string }) => Number(place.split(':')[1]);
    const quarantined = rows.toSorted((a, b) => lineOf(a) - lineOf(b));
    expect(quarantined.map(({ place }) => place)).toEqual(
      SPOILED.map((_, index) => `aleado/japan/0001.ndjson:${index * 2 + 2}`),
    );
    for (const [index, [spoiled, reason]] of SPOILED.entries()) {
      expect(quarantined[index]?.reason).toContain(reason);
      expect(quarantined[index]?.record.length).toBeLessThanOrEqual(4096);
      expect(quarantined[index]?.record.slice(0, 4)).toBe(Buffer.from(spoiled).toString('utf8').slice(0, 4));
    }
  });
});
