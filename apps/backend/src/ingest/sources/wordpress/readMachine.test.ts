import type { ServerResponse } from 'node:http';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findReadableTable } from '../../feedTables.ts';
import { createMachinePost } from '../../testing/rows.ts';
import { MEDIA_FIELD } from './readGallery.ts';
import { openWordpressFeed } from './wordpressFeed.ts';
import { startTestWordpress } from '../../testing/wordpressServer.ts';
import { NO_KINDS } from '../../records/vehicleKinds.ts';

const { table, readRecord } = findReadableTable('wordpress/spec');
const NOW = new Date('2026-11-22T00:00:00Z');
const read = (record: unknown) => {
  const reading = readRecord(record, table, NOW);
  if (reading.kind !== 'lot') throw new Error(JSON.stringify(reading));
  return reading;
};
const readAcf = (acf: Readonly<Record<string, unknown>>, post: Readonly<Record<string, unknown>> = {}) =>
  read(createMachinePost(acf, post));

test('numbers are read with their separators and units', () => {
  const { lot, dropped } = readAcf({
    price: '312 000',
    hours: '6480 м/ч',
    power: '150 л.с.',
    mass: '21 500 кг',
  });
  expect(lot).toMatchObject({ price: 312_000, mileage: 6480, power: 150, mass: 21_500 });
  expect(dropped).toEqual([]);
});

test('the fields of a machine are read', () => {
  const { lot, dropped, unknownWords } = readAcf({
    marka_name: ' Komatsu ',
    model_name: 'pc200-8',
    kuzov: 'DBA-GRX133-AETTH',
    year: '201905',
    eng_v: '6700',
    pw: '',
    power: '150',
    mileage: '',
    hours: '6480',
    currency: ' CNY ',
    price: '312000',
    rate: '4.5',
    priv: 'FF',
    kpp: 'CVT',
    kpp_type: '2',
    color: 'PEARL',
    fuel: 'D',
    lhdrive: '1',
    town: ' Шанхай ',
    grade: ' Super  Long ',
    body_type: ' Excavator ',
    equip: 'rops',
    info: 'Один хозяин',
    category: 'excavator',
    length: '9500',
    images: '/pictures/spec/4711/0?v=1',
  });
  expect([dropped, unknownWords]).toEqual([[], []]);
  expect(lot).toEqual({
    external_id: '4711',
    type: 'spec',
    live: 1,
    brand: 'KOMATSU',
    model: 'PC200-8',
    kuzov: 'GRX133',
    year: 2019,
    month: 5,
    engine: 6700,
    power: 150,
    power_options: '',
    mileage: 6480,
    rate: '4.5',
    rate_rank: 9,
    drive: 'FF',
    gearbox: 'CVT',
    gearbox_kind: 'CVT',
    color: 'pearl',
    fuel: 'diesel',
    day: '',
    auction_date: '',
    start: null,
    average: null,
    finish: 312_000,
    price: 312_000,
    currency: 'cny',
    status: 'coming',
    lot_number: '',
    left_hand: 1,
    auction: '',
    town: 'Шанхай',
    grade: 'Super Long',
    body_type: 'excavator',
    equipment: 'ROPS',
    country: table.country,
    serial: '',
    info: 'Один хозяин',
    images: '/pictures/spec/4711/0?v=1',
    without_sheet: 0,
    parent: table.parent,
    length: 9500,
    width: null,
    height: null,
    mass: null,
    clearance: null,
    estimate: null,
    estimate_low: null,
    estimate_high: null,
    few_sales: 0,
    price_share: null,
    usual_mileage: null,
    cost: null,
    age_class: '',
    fee_class: '',
    ...NO_KINDS,
    law_facts: '',
    cost_changes: '',
    sanctioned: 0,
    details: '{"category":"excavator"}',
  });
});

test.each([
  ['a mileage has priority over hours', { mileage: '500', hours: '9' }, { mileage: 500 }],
  ['pw has priority over power', { pw: '99', power: '150' }, { power: 99 }],
  ['without a currency that of the table applies', { currency: '' }, { currency: table.currency }],
  ['dollars', { currency: 'usd' }, { currency: 'usd' }],
])('%s', (_, acf, expected) => {
  const { lot, unknownWords } = readAcf(acf);
  expect(lot).toMatchObject(expected);
  expect(unknownWords).toEqual([]);
});

test('an unknown currency is reported, and the currency of the table applies', () => {
  const { lot, unknownWords } = readAcf({ currency: 'XAU' });
  expect(lot.currency).toBe(table.currency);
  expect(unknownWords).toEqual([{ vocabulary: 'currency', word: 'xau' }]);
});

test.each([
  [7, { kind: 'rejected', reason: 'The record is not an object' }],
  [{ id: 5 }, { kind: 'rejected', reason: 'acf is missing', id: '5' }],
  [
    { id: '', acf: [] },
    { kind: 'rejected', reason: 'id is missing; acf is missing' },
  ],
  [
    { id: 5, acf: {} },
    { kind: 'rejected', reason: 'acf.marka_name is missing; acf.model_name is missing', id: '5' },
  ],
  [{ id: 5, status: 'draft', acf: {} }, { kind: 'skipped' }],
])('the post %j is %j', (record, reading) => {
  expect(readRecord(record, table, NOW)).toEqual(reading);
});

test('a choice is read as its value, or its label if it has no value', () => {
  const { lot } = readAcf({
    fuel: { value: 'D', label: 'Дизель' },
    town: { value: '', label: 'Владивосток' },
    equip: [
      { value: 'AC', label: 'Кондиционер' },
      { value: 'ROPS', label: 'Каркас' },
    ],
  });
  expect(lot).toMatchObject({ fuel: 'diesel', town: 'Владивосток', equipment: 'AC, ROPS' });
});

test.each([[[]], [false], [''], [null]])(
  'a field that the editor left empty (%j) is missing from the lot and not reported',
  (empty) => {
    const { lot, dropped } = readAcf({
      price: empty,
      town: empty,
      fuel: empty,
      images: empty,
      measures: empty,
    });
    expect(lot).toMatchObject({ price: null, town: '', fuel: '', images: '' });
    expect(dropped).toEqual([]);
  },
);

test('the fields of a group belong to the vehicle; those outside take precedence', () => {
  const { lot } = readAcf({
    measures: { length: '9500', width: 2800, town: 'нет' },
    size: { height: '3 100' },
  });
  expect(lot).toMatchObject({ length: 9500, width: 2800, height: 3100, town: 'Шанхай & область' });
});

test('a field that cannot be read is dropped and counted, the vehicle stays', () => {
  const { lot, dropped } = readAcf({ price: 'по запросу', year: { from: 2019 }, hours: [[1]], town: true });
  expect(lot).toMatchObject({ brand: 'KOMATSU', price: null, mileage: null, town: '' });
  expect(dropped.map(({ field }) => field).toSorted()).toEqual(['acf.hours', 'acf.price', 'acf.town']);
});

describe('pictures', () => {
  const LINK = 'https://site.example/spec/pc200/';
  const readPictures = (images: unknown, post = {}) => {
    const { lot, dropped } = readAcf({ images }, { link: LINK, ...post });
    return { images: lot.images, dropped: dropped.map(({ field, reason }) => `${field} ${reason}`) };
  };
  const A = 'https://site.example/uploads/a.jpg';
  const B = 'http://cdn.example/b.jpg';

  test('are addresses, objects or ids, in the order of the gallery', () => {
    const gallery = [
      A,
      { ID: 8, url: B, sizes: { large: 'x' } },
      9,
      '10',
      { id: 11, source_url: '/uploads/c.jpg' },
    ];
    const media = { 9: 'https://site.example/9.jpg', 10: 'https://site.example/10.jpg' };
    expect(readPictures(gallery, { [MEDIA_FIELD]: media })).toEqual({
      images: [A, B, media[9], media[10], 'https://site.example/uploads/c.jpg'].join('#'),
      dropped: [],
    });
  });

  test('may be one object or address, or our own drawings', () => {
    expect(readPictures({ url: A }).images).toBe(A);
    expect(readPictures(`${A}#${B}`).images).toBe(`${A}#${B}`);
    expect(readPictures('/pictures/spec/1/0?v=1').images).toBe('/pictures/spec/1/0?v=1');
  });

  test('that cannot be found are dropped separately', () =>
    expect(readPictures([A, 77, 'javascript:alert(1)', {}])).toEqual({
      images: A,
      dropped: Array.from({ length: 3 }, () => 'acf.images is not a picture'),
    }));

  test('are the featured picture if there is no gallery', () => {
    const post = { _embedded: { 'wp:featuredmedia': [{ id: 5, source_url: A }] } };
    expect(readPictures(false, post).images).toBe(A);
    expect(readPictures([B], post).images).toBe(B);
  });
});

test('ids of pictures are requested once per page; without an answer the vehicles have none', async () => {
  const spec = [createMachinePost({ images: [31, 32] }), createMachinePost({ images: [32] }, { id: 4712 })];
  const media = [
    { id: 31, source_url: 'https://site.example/31.jpg' },
    { id: 32, source_url: 'https://site.example/32.jpg' },
  ];
  const readAll = async (
    resources: Readonly<Record<string, readonly unknown[]>>,
    faults: Parameters<typeof startTestWordpress>[1] = {},
  ) => {
    const site = await startTestWordpress(resources, faults);
    const images: string[] = [];
    for await (const chunk of openWordpressFeed({ baseUrl: site.url }, 'spec', 'wordpress/spec'))
      for (const raw of chunk) images.push('record' in raw ? read(raw.record).lot.images : 'fault');
    return { images, requestedPaths: site.requestedPaths.filter((url) => url.includes('/media')) };
  };
  const { images, requestedPaths } = await readAll({ spec, media });
  expect(images).toEqual([
    'https://site.example/31.jpg#https://site.example/32.jpg',
    'https://site.example/32.jpg',
  ]);
  expect(requestedPaths).toHaveLength(1);
  expect(requestedPaths[0]).toContain('include=31,32&');
  expect((await readAll({ spec })).images).toEqual(['', '']);
  // The first hundred ids have no answer, the others do.
  const many = [createMachinePost({ images: Array.from({ length: 101 }, (_, index) => 101 - index) })];
  const refuseFirst = (request: number, response: ServerResponse): boolean => {
    if (request === 2) response.writeHead(404).end();
    return request === 2;
  };
  const last = { id: 1, source_url: 'https://site.example/1.jpg' };
  expect((await readAll({ spec: many, media: [last] }, { before: refuseFirst })).images).toEqual([
    last.source_url,
  ]);
});

test('a vehicle with a brand and a model is read, whatever its other custom fields contain', () => {
  const names = Object.keys((createMachinePost() as { acf: object }).acf).filter(
    (name) => !/^(marka|model)_name$/.test(name),
  );
  const fields = fc.dictionary(
    fc.constantFrom(...names, '__proto__', 'group'),
    fc.anything({ withBigInt: false }),
  );
  fc.assert(
    fc.property(fields, (acf) => {
      expect(read(createMachinePost({ ...acf, marka_name: 'Komatsu', model_name: 'PC200' })).lot.brand).toBe(
        'KOMATSU',
      );
    }),
    { numRuns: 500 },
  );
});
