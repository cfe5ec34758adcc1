import { expect, test } from 'vitest';
import { findReadableTable } from '../feedTables.ts';
import { createAleadoRow, createKoreaRow } from '../testing/rows.ts';

const now = new Date('2026-11-21T00:00:00Z');

function readPictures(source: string, fields: Readonly<Record<string, unknown>>) {
  const { table, readRecord } = findReadableTable(source);
  const row = source.startsWith('aleado')
    ? createAleadoRow(fields)
    : createKoreaRow({ ...fields, AUCTION_DATE: '2026-11-25' });
  const reading = readRecord(row, table, now);
  if (reading.kind !== 'lot') throw new Error(JSON.stringify(reading));
  return { images: reading.lot.images.split('#'), without_sheet: reading.lot.without_sheet };
}

const at = (number: number) => `https://8.pics.example/imgs/T${number}`;
const sized = (...numbers: readonly number[]) => numbers.map((number) => `${at(number)}&h=50`).join('#');

test('sizes are removed, and the first of four or more pictures is the sheet', () => {
  expect(readPictures('jpcenter/main', { IMAGES: sized(1, 2, 3, 4) })).toEqual({
    images: [at(1), at(2), at(3), at(4)],
    without_sheet: 0,
  });
});

test('the first of three is not a sheet', () => {
  expect(readPictures('jpcenter/main', { IMAGES: sized(1, 2, 3) })).toEqual({
    images: [at(1), at(2), at(3)],
    without_sheet: 1,
  });
});

test('a machine counts as a lot without a sheet; a Korean lot does not, because its type has no sheets', () => {
  expect(readPictures('jpcenter/hdm', { IMAGES: sized(1, 2, 3, 4) }).without_sheet).toBe(1);
  expect(readPictures('jpcenter/korea', { IMAGES: sized(1, 2, 3, 4) }).without_sheet).toBe(0);
});

test.each(['jpcenter/bike', 'jpcenter/bike_st'])('the sheet of a motorcycle is IMAGE0: %s', (bike) => {
  expect(readPictures(bike, { IMAGES: sized(1, 2), IMAGE0: `${at(0)}&h=50` })).toEqual({
    images: [at(0), at(1), at(2)],
    without_sheet: 0,
  });
  expect(readPictures(bike, { IMAGES: sized(1, 2, 3, 4), IMAGE0: '' })).toEqual({
    images: [at(1), at(2), at(3), at(4)],
    without_sheet: 1,
  });
});

test("aleado's sheet is picture 0, wherever it is in the list", () => {
  const [front, sheet] = ['https://a.example/p?id=7&number=1', 'https://a.example/p?id=7&number=0'];
  expect(readPictures('aleado/japan', { IMAGES: `${front}#${sheet}` })).toEqual({
    images: [sheet, front],
    without_sheet: 0,
  });
  expect(readPictures('aleado/japan', { IMAGES: front }).without_sheet).toBe(1);
});

test('other parts of the query stay, entities are decoded', () => {
  const encar = 'https://ci.example/car.jpg?impolicy=heightRate&amp;rh=653';
  expect(readPictures('jpcenter/korea', { IMAGES: encar }).images).toEqual([encar.replace('&amp;', '&')]);
});

test('a list of addresses is read, but an address that was cut is dropped', () => {
  expect(readPictures('jpcenter/korea', { IMAGES: [at(1), ` ${at(2)}&h=50 `, ''] }).images).toEqual([
    at(1),
    at(2),
  ]);
  const all = Array.from({ length: 900 }, (_, index) => at(1000 + index));
  // The text is cut between the digits of an address.
  const { images } = readPictures('jpcenter/korea', { IMAGES: `${'#'.repeat(11)}${all.join('#')}` });
  expect(images.length).toBeGreaterThan(400);
  expect(images).toEqual(all.slice(0, images.length));
});

test('a list with values other than texts is ignored, and so is a field of another table', () => {
  expect(readPictures('jpcenter/korea', { IMAGES: [at(1), 7] }).images).toEqual(['']);
  expect(readPictures('jpcenter/main', { IMAGES: sized(1, 2), IMAGE0: at(0) }).images).toEqual([
    at(1),
    at(2),
  ]);
});

test('the first of our own drawings is the sheet, if the type has one', () => {
  const IMAGES = '/pictures/a/0#/pictures/a/1';
  expect(readPictures('jpcenter/main', { IMAGES }).without_sheet).toBe(0);
  expect(
    readPictures('jpcenter/main', { IMAGES: IMAGES.replaceAll('/pictures/', 'https://other.example/') }),
  ).toEqual({
    images: ['https://other.example/a/0', 'https://other.example/a/1'],
    without_sheet: 1,
  });
});

test('a lot without pictures does not count as one without a sheet', () => {
  expect(readPictures('jpcenter/main', { IMAGES: '' }).without_sheet).toBe(0);
});

test.each([
  'javascript:alert(1)',
  '//evil.example/a.jpg',
  'file:///etc/passwd',
  'ftp://pics.example/a.jpg',
  'data:image/svg+xml,<svg/>',
  'https://admin:secret@pics.example/a.jpg',
  'https://admin@pics.example/a.jpg',
  'https://:secret@pics.example/a.jpg',
  '/etc/passwd',
  'a.jpg',
])('%s is not the address of a picture and is reported', (address) => {
  const { table, readRecord } = findReadableTable('aleado/japan');
  const reading = readRecord(createAleadoRow({ IMAGES: `${at(1)}#${address}` }), table, now);
  if (reading.kind !== 'lot') throw new Error(JSON.stringify(reading));
  expect(reading.lot.images).toBe(at(1));
  expect(reading.dropped).toContainEqual(
    expect.objectContaining({ reason: expect.stringContaining('http') }),
  );
});
