import { describe, expect, test } from 'vitest';
import { calculateResponse } from './calculateResponse.ts';
import { canonicalJson, shortHash } from './canonicalJson.ts';
import { calculateFullReceipt } from './calculateFullReceipt.ts';
import { calculateReceipt } from './calculateReceipt.ts';
import { readRates } from './rates.ts';
import { readSettings } from './settings.ts';
import { allTables, calculate, rates, read, settings, TODAY } from './testing/calculate.ts';

type Raw = Readonly<Record<string, unknown>>;
const LOT = { price: 1_000_000, currency: 'jpy', displacementCc: 1500, powerHp: 100, ageMonths: 40 };
const DATA = { tables: allTables, settings, rates, today: TODAY };
const calculateId = (raw: Raw) => calculate(raw).id;

test('an id is sixteen hexadecimal digits and stable', () => {
  expect(calculateId(LOT)).toMatch(/^[0-9a-f]{16}$/);
  expect(calculateId(Object.fromEntries(Object.entries(LOT).toReversed()))).toBe(calculateId(LOT));
});

test('equivalent input has the same id', () => {
  for (const same of [
    { price: '1000000', currency: 'JPY' },
    { date: '2026-10-10' },
    { payer: 'physic', kind: 'car', fuel: 'petrol', variant: 'poshlina' },
    { settings: {} },
    { unknown: 1 },
    { country: 'japan' },
    { settings: { russia: { bank: 7300 } } },
  ])
    expect(calculateId({ ...LOT, ...same })).toBe(calculateId(LOT));
  const inOmsk = { ...LOT, city: 'omsk' };
  for (const city of ['Омск', ' ОМСК ']) expect(calculateId({ ...LOT, city })).toBe(calculateId(inOmsk));
});

test('a difference in any field changes the id', () => {
  const others: Raw[] = [
    { price: 1_000_001 },
    { currency: 'krw' },
    { price: undefined, currency: undefined, customsValueRub: 1_000_000 },
    { payer: 'jur' },
    { kind: 'machinery', machine: 'roller' },
    { kind: 'machinery', machine: 'grader' },
    { fuel: 'diesel' },
    { fuel: 'gas' },
    { displacementCc: 1499 },
    { powerHp: 101 },
    { powerKw: 73.5 },
    { power30Kw: 5 },
    { ageMonths: 41 },
    { ageMonths: undefined, year: 2023 },
    { ageMonths: undefined, year: 2023, month: 5 },
    { massKg: 1500 },
    { bodyClass: 'suv' },
    { variant: 'auction' },
    { city: 'omsk' },
    { city: 'владивосток' },
    { country: 'china' },
    { source: 'elsewhere' },
    { date: '2026-09-06' },
    { date: '2025-09-05' },
    { eurRate: 100.5693 },
    { rates: { usd: 86.5857 } },
    { settings: { russia: { bank: 7301 } } },
  ];
  const ids = others.map((over) => calculateId({ ...LOT, ...over }));
  expect(new Set([calculateId(LOT), ...ids]).size).toBe(others.length + 1);
});

test('different rates, settings or tables change the id', () => {
  const id = calculateId(LOT);
  const usd = { ...rates.data, usd: { rub: '86.59', date: '2026-09-05', source: 'ЦБ РФ' } };
  const dated = { ...rates.data, jpy: { rub: '0.55', date: '2026-09-06', source: 'ЦБ РФ' } };
  const bank = { ...settings.data, russia: { ...settings.data.russia, bank: 1 } };
  const others = [
    calculateReceipt(read(LOT), { ...DATA, rates: readRates(usd) }),
    calculateReceipt(read(LOT), { ...DATA, rates: readRates(dated) }),
    calculateReceipt(read(LOT), { ...DATA, settings: readSettings(bank) }),
    // Only the set of 2024, for a day of 2026.
    calculateReceipt(read(LOT), { ...DATA, tables: [allTables[0]] }),
    calculateReceipt(read(LOT), { ...DATA, today: '2026-09-06' }),
  ];
  expect(new Set([id, ...others.map((receipt) => receipt.id)]).size).toBe(others.length + 1);
});

test('order and spelling of rates do not change the id', () => {
  const turned = Object.fromEntries(Object.entries(rates.data).toReversed());
  const longer = { ...rates.data, jpy: { ...rates.data['jpy'], rub: '0.550' } } as typeof rates.data;
  for (const data of [turned, longer]) {
    expect(readRates(data).key).toBe(rates.key);
    expect(calculateReceipt(read(LOT), { ...DATA, rates: readRates(data) })).toEqual(calculate(LOT));
  }
});

test('both ends of an interval have their own ids', () => {
  const ids = [2021, 2023].flatMap((year) => {
    const { id, interval } = calculate({ ...LOT, ageMonths: undefined, year });
    return [id, interval?.low.id, interval?.high.id];
  });
  expect(new Set(ids).size).toBe(6);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{16}$/);
});

describe('canonical JSON', () => {
  test('sorts keys at any depth, keeps the order of lists, drops undefined', () => {
    const value = { b: [{ d: 1, c: 2 }, 3, null], a: { z: undefined, y: 'x', x: null } };
    expect(canonicalJson(value)).toBe('{"a":{"x":null,"y":"x"},"b":[{"c":2,"d":1},3,null]}');
  });

  test('shortHash depends on the whole text', () => {
    expect(shortHash('a')).toBe('ca978112ca1bbdca');
    expect(shortHash('a')).not.toBe(shortHash('b'));
  });
});

test('an answer is the receipt with its changes, by the tables of each day', () => {
  const input = read({ ...LOT, date: '2025-12-20', powerHp: 170 });
  const { changes, ...receipt } = calculateResponse(input, DATA);
  expect(receipt).toEqual(calculateFullReceipt(input, DATA));
  expect(changes.map(({ code }) => code)).toEqual(expect.arrayContaining(['power', 'tables']));
});
