import { describe, expect, test } from 'vitest';
import { calculate } from './testing/calculate.ts';

const FIT = {
  price: 1_200_000,
  currency: 'jpy',
  displacementCc: 1496,
  powerHp: 109,
  ageMonths: 48,
  city: 'omsk',
};
const LAW = { currency: 'rub', rate: null, rateDate: null, rateSource: null, basis: 'law', group: 'customs' };
const SETTING = { ...LAW, basis: 'setting', group: 'russia' };
const YEN = {
  currency: 'jpy',
  rate: 0.591_25,
  officialRate: 0.55,
  rateMargin: 7.5,
  rateDate: '2026-09-05',
  group: 'abroad',
};
const putNbsp = (text: string) => text.replaceAll('_', '\u00A0');

test('every line has amount, currency, rate with date and source, and rule', () => {
  expect(calculate(FIT).lines).toEqual([
    {
      ...YEN,
      code: 'price',
      label: 'Цена лота',
      amountRub: 709_500,
      amount: 1_200_000,
      rateSource: 'допущение: 55,00 ₽ за 100 ¥',
      rule: { act: 'Цена продавца', row: 'цена лота' },
      basis: 'quotation',
    },
    ...(
      [
        ['auction_fee', 'Сбор аукциона', 45_000, 26_606],
        ['inland_freight', 'Доставка по стране и фрахт', 175_000, 103_469],
        ['loading', 'Погрузка и оформление на вывоз', 40_000, 23_650],
      ] as const
    ).map(([code, label, amount, amountRub]) => ({
      ...YEN,
      code,
      label,
      amount,
      amountRub,
      rateSource: 'допущение: 55,00 ₽ за 100 ¥',
      rule: { act: 'Настройки оператора', row: 'Япония' },
      basis: 'setting',
    })),
    {
      ...LAW,
      code: 'duty',
      label: 'Таможенная пошлина (единая ставка)',
      amountRub: 255_768,
      amount: 2543.2,
      currency: 'eur',
      rate: 100.5693,
      rateDate: '2026-09-05',
      rateSource: 'ЦБ РФ',
      rule: {
        act: 'Решение Совета ЕЭК от 20.12.2017 № 107, приложение 2, таблица 2',
        row: putNbsp('3–5 лет; до 1_500 см³: 1,7 €/см³'),
      },
    },
    {
      ...LAW,
      code: 'clearance_fee',
      label: 'Сбор за таможенное оформление',
      amountRub: 4924,
      amount: 4924,
      rule: {
        act: 'Постановление Правительства РФ № 1637 в редакции № 1638',
        row: putNbsp('стоимость до 1_200_000 ₽'),
      },
    },
    {
      ...LAW,
      code: 'recycling_fee',
      label: 'Утилизационный сбор',
      amountRub: 5200,
      amount: 5200,
      rule: {
        act: 'Постановление Правительства РФ № 1291 в редакции № 1713 от 01.11.2025',
        row: putNbsp('личное пользование; старше 3 лет: 20_000 ₽ × 0,26'),
      },
      note: expect.stringMatching(/не больше одной в год.*12 месяцев/),
    },
    ...(
      [
        ['storage', 'СВХ (хранение)', 35_000],
        ['broker', 'Таможенный брокер', 25_000],
        ['lab', 'Лаборатория, СБКТС, ЭПТС', 25_000],
        ['bank', 'Комиссия банка', 7300],
        ['local_moves', 'Перемещения по Владивостоку', 7000],
        ['company', 'Услуги компании', 60_000],
      ] as const
    ).map(([code, label, amount]) => ({
      ...SETTING,
      code,
      label,
      amount,
      amountRub: amount,
      rule: { act: 'Настройки оператора', row: 'Владивосток' },
    })),
    {
      ...SETTING,
      code: 'delivery',
      label: 'Доставка: Омск',
      amount: 135_000,
      amountRub: 135_000,
      rule: { act: 'Настройки оператора', row: 'Омск' },
    },
  ]);
});

const findRowText = (code: string, over: Readonly<Record<string, unknown>>): string | undefined =>
  calculate({ customsValueRub: 1_000_000, displacementCc: 1998, powerHp: 190, ageMonths: 40, ...over })
    .lines.find((line) => line.code === code)
    ?.rule.row.replaceAll('\u00A0', ' ');

describe('the row of the table in words', () => {
  test.each([
    ['duty', { ageMonths: 1 }, 'до 3 лет; стоимость до 16 700 €: 48 %, но не менее 3,5 €/см³'],
    [
      'duty',
      { ageMonths: 1, customsValueRub: 90_000_000 },
      'до 3 лет; стоимость свыше 169 000 €: 48 %, но не менее 20 €/см³',
    ],
    ['duty', { ageMonths: 70, displacementCc: 3500 }, 'старше 5 лет; свыше 3 000 см³: 5,7 €/см³'],
    ['duty', { payer: 'jur' }, 'бензин, 3–7 лет; до 2 300 см³: 20 %, но не менее 0,44 €/см³'],
    ['duty', { payer: 'jur', fuel: 'diesel', ageMonths: 1 }, 'дизель, до 3 лет; до 2 500 см³: 15 %'],
    ['duty', { payer: 'jur', ageMonths: 90 }, 'бензин, старше 7 лет; до 2 300 см³: 2,2 €/см³'],
    ['duty', { fuel: 'electric' }, '15 % таможенной стоимости'],
    ['excise', { payer: 'jur' }, 'до 200 л.с. (150 кВт): 613 ₽/л.с.'],
    ['excise', { payer: 'jur', powerHp: 600 }, 'свыше 500 л.с. (375 кВт): 1 829 ₽/л.с.'],
    ['vat', { payer: 'jur' }, '22 % от суммы стоимости, пошлины и акциза'],
    ['clearance_fee', { customsValueRub: 20_000_000 }, 'стоимость свыше 10 000 000 ₽'],
    [
      'recycling_fee',
      {},
      'коммерческий коэффициент; до 190 л.с. (139,75 кВт); до 2 000 см³; старше 3 лет: 20 000 ₽ × 74,64',
    ],
    [
      'recycling_fee',
      { powerHp: 700, displacementCc: 4000, ageMonths: 2 },
      'коммерческий коэффициент; свыше 500 л.с. (367,75 кВт); свыше 3 500 см³; до 3 лет: 20 000 ₽ × 229,08',
    ],
    [
      'recycling_fee',
      { fuel: 'electric', power30Kw: 70 },
      'коммерческий коэффициент; до 100 л.с. (73,55 кВт) 30-минутной мощности; электродвигатель; старше 3 лет: 20 000 ₽ × 82,08',
    ],
    [
      'recycling_fee',
      { date: '2025-12-05' },
      'коммерческий коэффициент; до 190 л.с. (139,75 кВт); до 2 000 см³; старше 3 лет: 20 000 ₽ × 62,2',
    ],
    [
      'recycling_fee',
      { date: '2025-06-05', payer: 'jur' },
      'коммерческий коэффициент; до 2 000 см³; старше 3 лет: 20 000 ₽ × 58,7',
    ],
    ['duty', { kind: 'machinery', machine: 'roller' }, '5 % таможенной стоимости; по одному источнику'],
    [
      'recycling_fee',
      { kind: 'machinery', machine: 'roller' },
      'от 80 л.с.; старше 3 лет: 172 500 ₽ × 15 × 1,3225; коэффициент уточняется; по одному источнику',
    ],
    [
      'recycling_fee',
      { kind: 'machinery', machine: 'grader', powerHp: 300, date: '2025-02-02', ageMonths: 1 },
      'от 200 л.с.; до 3 лет: 172 500 ₽ × 19,33',
    ],
    [
      'recycling_fee',
      { kind: 'machinery', machine: 'grader' },
      'менее 200 л.с.; старше 3 лет: 172 500 ₽ × 44,16; ставка рассчитана, в тексте закона не найдена',
    ],
    ['duty', { kind: 'truck', massKg: 30_000 }, 'бензин; 3–5 лет: 15 %; по одному источнику'],
    [
      'duty',
      { kind: 'truck', massKg: 3000, ageMonths: 1 },
      'бензин; полная масса до 5 000 кг; до 2 800 см³; до 3 лет: 15 %',
    ],
    [
      'recycling_fee',
      { kind: 'truck', massKg: 3000 },
      'полная масса до 3 500 кг; старше 3 лет: 150 000 ₽ × 9,61',
    ],
    [
      'duty',
      { kind: 'motorcycle', displacementCc: 400 },
      'мотоцикл; менее 800 см³: 15 %; по одному источнику',
    ],
    ['duty', { kind: 'motorcycle', displacementCc: 1400 }, 'мотоцикл; от 800 см³: 10 %; по одному источнику'],
    ['clearance_fee', { date: '2027-02-02' }, 'стоимость до 1 200 000 ₽; ставки 2026 года: новые не найдены'],
    [
      'excise',
      { date: '2027-02-02', payer: 'jur' },
      'до 200 л.с. (150 кВт): 638 ₽/л.с.; ставка рассчитана, в тексте закона не найдена',
    ],
  ])('%s %j', (code, over, expected) => {
    expect(findRowText(code, over)).toBe(expected);
  });
});

test('the larger of share and euros is paid: a share in roubles, euros at their rate', () => {
  const findDuty = (customsValueRub: number) =>
    calculate({ customsValueRub, displacementCc: 1000, powerHp: 90, ageMonths: 1, eurRate: 100 }).lines[0];
  expect(findDuty(850_000)).toMatchObject({ currency: 'rub', amount: 459_000, rate: null });
  expect(findDuty(100_000)).toMatchObject({
    currency: 'eur',
    amount: 2500,
    rate: 100,
    rateSource: 'задан в запросе',
    amountRub: 250_000,
  });
});

test('a lot in roubles has no rate; zero costs make no lines; margins depend on currency', () => {
  const { lines } = calculate({
    ...FIT,
    price: 900_000,
    currency: 'rub',
    settings: { abroad: { japan: { auction_fee: { amount: 0 } } }, russia: { broker: 0 } },
  });
  expect(lines[0]).toMatchObject({ code: 'price', amountRub: 900_000, rate: null, basis: 'quotation' });
  const codes = lines.map(({ code }) => code);
  expect(codes).not.toContain('auction_fee');
  expect(codes).not.toContain('broker');
  expect(calculate({ ...FIT, currency: 'usd', price: 1000 }).lines[0]?.rate).toBeCloseTo(86.5857 * 1.02, 10);
  expect(calculate({ ...FIT, settings: { marginPercent: { jpy: 10 } } }).lines[0]?.rate).toBe(0.605);
});

test('given rates have priority over stored ones, eurRate over rates.eur', () => {
  const receipt = calculate({ ...FIT, rates: { JPY: '0,5', eur: 1 }, eurRate: 90, date: '2026-10-10' });
  expect(receipt.customsValueRub).toBe(730_000);
  expect(receipt.lines[0]).toMatchObject({ rateDate: '2026-10-10', rateSource: 'задан в запросе' });
  expect(receipt.lines.find(({ code }) => code === 'duty')?.amountRub).toBe(Math.round(2543.2 * 90));
});
