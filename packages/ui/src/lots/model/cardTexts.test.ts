import { expect, test } from 'vitest';
import type { Lot, LotSummary } from '@vvoz/catalogue/lots/lot';
import { NBSP } from '@vvoz/catalogue/words/format';
import { replaceNbsp } from '@vvoz/catalogue/testing/replaceNbsp';
import { prius } from '../fixtures.ts';
import { describeResult } from '../LotResult/resultText.ts';
import { formatCubicCentimetres, formatHouseLine, formatVehicleAlt, listFactParts } from './cardTexts.ts';
import { listSaleRows } from './saleRows.ts';

const lot = (changes: Partial<Lot>): Lot => ({ ...prius, ...changes });

test.each<[Partial<Lot>, object]>([
  [{}, { engine: '1,8 л', power: '98 л.с.', rest: ['CVT', 'передний', '64 000 км'] }],
  [
    { powerHp: undefined, kuzov: undefined },
    { engine: '1,8 л', power: false },
  ],
  [
    { engineCc: undefined, fuel: 'electric', powerHp: undefined, kuzov: undefined },
    { engine: 'электро', power: false },
  ],
  [{ gearbox: 'AMT' }, { rest: ['робот', 'передний', '64 000 км'] }],
  [{ gearbox: 'FAT' }, { rest: ['AT', 'передний', '64 000 км'] }],
  [{ gearbox: '???', drive: undefined, mileageKm: undefined }, { rest: ['???'] }],
  [{ gearbox: undefined, drive: undefined, mileageKm: undefined }, { rest: [] }],
])('the facts of %j are %j', (changes, parts) =>
  expect(JSON.parse(replaceNbsp(JSON.stringify(listFactParts(lot(changes)))))).toMatchObject(parts),
);

test('without an engine its power is not mentioned', () =>
  expect(
    listFactParts(lot({ engineCc: undefined, fuel: 'hybrid', powerHp: undefined, kuzov: undefined })),
  ).not.toHaveProperty('power'));

test('a machine has its mass in place of an engine, and its hours of work', () => {
  const machine = { kind: 'экскаватор', mass: '21,3 т', usage: '4 100 м.ч.' };
  const facts = (changes: Partial<LotSummary>) =>
    replaceNbsp(JSON.stringify(listFactParts({ ...prius, type: 'spec', ...changes })));
  expect(facts({ machine })).toBe('{"engine":"21,3 т","power":"98 л.с.","rest":["4 100 м.ч."]}');
  expect(facts({ machine: {}, powerHp: undefined, kuzov: undefined })).toBe('{"rest":[]}');
  expect(replaceNbsp(formatHouseLine({ ...prius, machine, auction: undefined }))).toBe(
    'экскаватор · лот 5123',
  );
});

test.each<[Partial<Lot>, string]>([
  [{}, 'USS Tokyo · лот 5123'],
  [{ lotNumber: undefined }, 'USS Tokyo · Chiba'],
  [{ lotNumber: undefined, town: undefined }, 'USS Tokyo'],
  [{ auction: undefined }, 'лот 5123'],
  [{ auction: undefined, lotNumber: undefined, town: undefined }, ''],
])('the place of sale of %j is «%s»', (changes, line) =>
  expect(replaceNbsp(formatHouseLine(lot(changes)))).toBe(line),
);

test('a picture is described by name and colour', () => {
  expect(formatVehicleAlt(prius)).toBe('Toyota Prius, цвет серебристый');
  expect(formatVehicleAlt(lot({ color: undefined }))).toBe('Toyota Prius');
  expect(formatCubicCentimetres(660)).toBe(`660${NBSP}см³`);
});

test('the rows of sale name an auction, or the place of lots with a fixed price', () => {
  expect(listSaleRows(prius)).toEqual([
    { label: 'Аукцион', value: 'USS Tokyo' },
    { label: 'Номер лота', value: '5123' },
  ]);
  expect(listSaleRows(lot({ type: 'korean', lotNumber: undefined }))).toEqual([
    { label: 'Город', value: 'Chiba' },
    { label: 'Площадка', value: 'USS Tokyo' },
  ]);
  expect(listSaleRows(lot({ auction: undefined, lotNumber: undefined }))).toEqual([]);
});

test.each<[Lot['type'], Lot['status'], string | undefined, RegExp]>([
  ['japan', 'coming', undefined, /^$/],
  ['japan', 'sold', 'Лот продан', /похожие выходят на торги/],
  ['japan', 'not_sold', 'Лот не продан', /не дошли до цены продавца/],
  ['japan', 'cancelled', 'Торги отменены', /отменил торги/],
  ['japan', 'removed', 'Лот снят с торгов', /снял его до торгов/],
  ['japan', 'withdrawn', 'Лот снят с торгов', /больше не показывает/],
  ['japan', 'unknown', 'Статус: неизвестно', /Уточним по запросу/],
  ['korean', 'withdrawn', 'Снят с продажи', /больше не предлагает/],
  ['korean', 'removed', 'Снят с продажи', /больше не предлагает/],
])('a lot of %s that is %s reads «%s»', (type, status, title, text) => {
  const result = describeResult(lot({ type, status }));
  expect(result?.title).toBe(title);
  expect(result?.text ?? '').toMatch(text);
});
