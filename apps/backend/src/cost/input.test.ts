import { describe, expect, test } from 'vitest';
import { CostInputError } from './CostInputError.ts';
import { readRates } from './rates.ts';
import { calculate, rates, read, settings } from './testing/calculate.ts';
import { calculateReceipt } from './calculateReceipt.ts';
import { allTables } from './testing/calculate.ts';

const GOOD = { price: 1_000_000, currency: 'jpy', displacementCc: 1500, powerHp: 100, ageMonths: 40 };

function catchFault(over: Readonly<Record<string, unknown>>): CostInputError {
  try {
    calculate({ ...GOOD, ...over });
  } catch (error) {
    if (error instanceof CostInputError) return error;
    throw error;
  }
  throw new Error('no error was thrown');
}

describe('a wrong field is reported in both languages', () => {
  test.each([
    [{ price: undefined }, 'price', 'is missing', 'не указана цена'],
    [{ price: 0 }, 'price', 'must be above zero', 'должно быть больше нуля'],
    [{ price: 'много' }, 'price', 'must be a number', 'должно быть числом'],
    [{ price: 1e13 }, 'price', 'must be 1500000000000 or less', 'не больше'],
    [{ price: '1e5' }, 'price', 'must be a number', 'числом'],
    [{ currency: undefined }, 'currency', 'is missing', 'не указана валюта'],
    [{ currency: 'йена' }, 'currency', 'currency code', 'код'],
    [{ currency: 'gbp' }, 'currency', 'there is no rate of gbp', 'нет курса gbp'],
    [{ customsValueRub: 5 }, 'customsValueRub', 'must not be given together with price', 'нельзя'],
    [{ eurRate: -1 }, 'eurRate', 'must be above zero', 'больше нуля'],
    [{ rates: { jpy: 0 } }, 'rates.jpy', 'must be above zero', 'больше нуля'],
    [{ rates: 'x' }, 'rates', 'must be an object', 'объектом'],
    [{ date: '05.09.2026' }, 'date', 'must be a day', 'датой'],
    [{ date: '2026-02-30' }, 'date', 'must be a day', 'датой'],
    [{ payer: 'alien' }, 'payer', 'must be one of physic, jur', 'допустимо: physic, jur'],
    [{ kind: 'boat' }, 'kind', 'must be one of', 'допустимо'],
    [{ fuel: 'coal' }, 'fuel', 'must be one of', 'допустимо'],
    [{ variant: 'free' }, 'variant', 'must be one of', 'допустимо'],
    [{ bodyClass: 'plane' }, 'bodyClass', 'must be one of', 'джип'],
    [{ country: 'mars' }, 'country', 'must be one of', 'допустимо'],
    [{ displacementCc: undefined }, 'displacementCc', 'is missing', 'не указан объём'],
    [{ displacementCc: 0 }, 'displacementCc', 'is missing', 'не указан объём'],
    [{ displacementCc: 1.5 }, 'displacementCc', 'must be in cm³', 'в см³'],
    [{ displacementCc: -5 }, 'displacementCc', 'must not be negative', 'отрицательным'],
    [{ kind: 'motorcycle', displacementCc: undefined }, 'displacementCc', 'is missing', 'объём'],
    [{ powerHp: 0 }, 'powerHp', 'must be above zero', 'больше нуля'],
    [{ powerHp: 6000 }, 'powerHp', 'must be 5000 or less', 'не больше 5000'],
    [{ powerHp: 100, powerKw: 75 }, 'powerKw', 'contradicts powerHp', 'противоречит'],
    [{ ageMonths: 1.5 }, 'ageMonths', 'must be whole', 'целым'],
    [{ ageMonths: -1 }, 'ageMonths', 'must be 0 or more', 'не меньше 0'],
    [
      { ageMonths: undefined, year: 2027, date: '2026-09-05' },
      'year',
      'must not be after 2026-09-05',
      'год позже',
    ],
    [
      { ageMonths: undefined, year: 2026, month: 10, date: '2026-09-05' },
      'month',
      'must not be after',
      'месяц позже',
    ],
    [{ ageMonths: undefined, month: 5 }, 'year', 'is missing; month needs it', 'не указан год'],
    [{ ageMonths: undefined, year: 2020, month: 13 }, 'month', 'must be 12 or less', 'не больше 12'],
    [{ year: 1800 }, 'year', 'must be 1900 or more', 'не меньше 1900'],
    [{ massKg: 0 }, 'massKg', 'must be above zero', 'больше нуля'],
    [{ city: 'Атлантида' }, 'city', 'is not a city of the settings', 'доставки нет'],
    [{ city: 5 }, 'city', 'must be text', 'текстом'],
    [{ source: 'x'.repeat(101) }, 'source', 'is too long', 'слишком длинное'],
    [
      { price: undefined, currency: undefined, customsValueRub: 5, variant: 'raspil' },
      'customsValueRub',
      'cannot be used with variant raspil',
      'нужны цена',
    ],
    [{ settings: { russia: { broker: -5 } } }, 'settings', 'russia.broker', 'настройки не подходят'],
    [{ settings: 'x' }, 'settings', 'must be an object', 'объектом'],
  ])('%j: %s', (over, field, english, russian) => {
    const fault = catchFault(over);
    expect(fault.field).toBe(field);
    expect(fault.english).toContain(english);
    expect(fault.russian).toContain(russian);
    expect(fault.message).toBe(`${fault.field}: ${fault.english} (${fault.russian})`);
  });

  test.each([[null], ['x'], [5], [[]]])('%j is rejected', (raw) => {
    expect(() => read(raw as never)).toThrow(CostInputError);
  });
});

test('strings of digits are numbers, with point or comma; null and blank count as absent; words may be in any case', () => {
  const plain = calculate(GOOD);
  const words = calculate({
    price: ' 1000000 ',
    currency: 'JPY',
    displacementCc: '1500',
    powerHp: '100,0',
    ageMonths: '40',
    powerKw: '',
    year: null,
    city: ' ',
    payer: 'PHYSIC',
    rates: null,
    unknown: 'dropped',
  });
  expect(words).toEqual(plain);
});

test('hp and kW may both be given; kW has priority', () => {
  const over = {
    powerHp: 160,
    powerKw: 117.7,
    price: undefined,
    currency: undefined,
    customsValueRub: 900_000,
  };
  expect(calculate({ ...GOOD, ...over }).lines.at(-1)?.amountRub).toBe(1_492_800);
});

test('a rate must be above zero; a duty in euros needs the euro rate', () => {
  expect(() => readRates({ jpy: { rub: '0', date: '2026-01-01', source: 'x' } })).toThrow(RangeError);
  const { eur: _eur, ...others } = rates.data;
  const data = { tables: allTables, settings, rates: readRates(others), today: '2026-09-05' };
  expect(() => calculateReceipt(read(GOOD), data)).toThrow(
    'eurRate: there is no rate of eur (нет курса eur)',
  );
});
