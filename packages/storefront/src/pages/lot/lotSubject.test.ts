import { PREFERENCE_CONDITIONS } from '@vvoz/law/lawTexts';
import { replaceNbsp } from '@vvoz/catalogue/testing/replaceNbsp';
import type { ListVariant, Receipt } from '@vvoz/law/costTypes';
import type { Lot } from '@vvoz/catalogue/lots/lot';
import { korean, prius, sold } from '@vvoz/ui/lots/fixtures.ts';
import * as receipts from '@vvoz/ui/cost/model/receiptFixtures.ts';
import { expect, test } from 'vitest';
import type { LotPageCosts } from '../../data/loadCosts.ts';
import { readLotChoice, type SearchParams } from '../../model/lotChoice.ts';
import { createLotSubject } from './lotSubject.ts';

const cities = [
  { key: 'vladivostok', name: 'Владивосток', deliveryRub: 0 },
  { key: 'omsk', name: 'Омск', deliveryRub: 135_000 },
];
const COSTS = {
  priceNote: 'средняя цена таких лотов',
  costs: [{ variant: 'poshlina' as const, response: { ...receipts.fullDuty, changes: [] } }],
};

function create(search: Record<string, string> = {}, hasCosts = true) {
  const subject = createLotSubject({
    lot: prius,
    choice: readLotChoice(search, { variants: ['poshlina'], cities }),
    terms: { cities, rates: [] },
    origin: 'https://vvoz.example',
    ...(hasCosts ? { costs: COSTS } : {}),
  });
  return { ...subject, about: replaceNbsp(subject.about) };
}

test('the manager gets the lot and the receipt that was on screen', () => {
  const { about, lot, receipt } = create();
  expect(about).toMatch(/^Toyota Prius .*, лот \d+, под ключ, полная пошлина, Владивосток: ≈ 1 449 000 ₽$/);
  expect(lot).toMatchObject({
    type: prius.type,
    id: prius.id,
    brand: prius.brand,
    url: `https://vvoz.example/cars/${prius.type}/${prius.id}`,
  });
  expect(receipt).toMatchObject({
    id: receipts.fullDuty.id,
    total: receipts.fullDuty.totals.total,
    variant: 'poshlina',
    payer: receipts.fullDuty.payer,
    shown: '≈\u00A01\u00A0449\u00A0000\u00A0₽',
    way: 'Под ключ, полная пошлина',
    who: 'Физлицо',
    city: 'Владивосток',
    from: 'средняя цена таких лотов',
  });
});

test('the manager gets both ends with their reasons, the day with its border, the tables and the motor', () => {
  const { interval } = receipts.powerUnknown;
  const response = {
    ...receipts.powerUnknown,
    changes: [],
    day: { from: 'auction', uncertaintyDays: 10 },
    border: { date: '2027-01-01', reason: 'tables', before: 1_543_000, after: 1_701_000 },
    limit160: { state: 'open', engineKw: 112, motorKw: [20, 45] },
  } as const;
  const { receipt, conditions } = createLotSubject({
    lot: prius,
    choice: readLotChoice({}, { variants: ['poshlina'], cities }),
    terms: { cities, rates: [] },
    origin: 'https://vvoz.example',
    costs: { ...COSTS, costs: [{ variant: 'poshlina', response }] },
  });
  expect(receipt).toMatchObject({
    total: response.totals.total,
    low: interval?.low.totals.total,
    reasons: expect.stringMatching(/./),
    day: 'auction',
    date: response.date,
    border: expect.stringMatching(/^До 31\.12\.2026 — .*, с 01\.01\.2027 — /),
    limit160: 'зависит от мотора, 112 + 20…45\u00A0кВт',
    tablesFrom: response.tables.validFrom,
    from: 'средняя цена таких лотов',
  });
  expect(conditions).toBeUndefined();
});

test('the conditions of the preference stand beside the consent when a sum rests on it', () => {
  const lines = receipts.fullDuty.lines.map((line) =>
    line.code === 'recycling_fee' ? { ...line, note: PREFERENCE_CONDITIONS } : line,
  );
  const subject = createLotSubject({
    lot: prius,
    choice: readLotChoice({}, { variants: ['poshlina'], cities }),
    terms: { cities, rates: [] },
    origin: 'https://vvoz.example',
    costs: {
      ...COSTS,
      costs: [{ variant: 'poshlina', response: { ...receipts.fullDuty, lines, changes: [] } }],
    },
  });
  expect(subject.conditions).toBe(`${PREFERENCE_CONDITIONS}.`);
});

test('city and budget of the address are sent too', () => {
  const { about, receipt } = create({ city: 'omsk', budget: '1 500 000' });
  expect(about).toMatch(/под ключ, полная пошлина, Омск: ≈ [\d ]+ ₽, бюджет 1 500 000 ₽$/);
  expect(receipt).toMatchObject({ city: 'Омск', budget: 1_500_000 });
});

test('the sum is that of the chosen variant; unknown facts are left out', () => {
  const { kuzov: _kuzov, year: _year, lotNumber: _number, ...bare } = prius;
  const raspil = { ...receipts.raspil, changes: [] };
  const subject = createLotSubject({
    lot: bare,
    choice: readLotChoice({ variant: 'raspil' }, { variants: ['poshlina', 'raspil'], cities }),
    terms: { cities, rates: [] },
    origin: 'https://vvoz.example',
    costs: { ...COSTS, costs: [...COSTS.costs, { variant: 'raspil', response: raspil }] },
  });
  expect(subject.receipt).toMatchObject({ variant: 'raspil', total: receipts.raspil.totals.total });
  expect(subject.receipt).not.toHaveProperty('low');
  expect(replaceNbsp(subject.about)).toBe('Toyota Prius, под ключ, распил, Владивосток: ≈ 1 016 000 ₽');
  for (const name of ['kuzov', 'year', 'number']) expect(subject.lot).not.toHaveProperty(name);
});

test('without costs the lot is sent with its own price', () => {
  const { about, receipt } = create({}, false);
  expect(about).toMatch(/¥$/);
  expect(receipt).toBeUndefined();
});

test('the manager reads the chance of the budget, for the way that the visitor chose', () => {
  const bid = { variant: 'poshlina', bid: 700_000, receipt: null, overBudgetBelow: null } as const;
  const createWith = (chance?: number) =>
    createLotSubject({
      lot: prius,
      choice: readLotChoice({ budget: '1500000' }, { variants: ['poshlina'], cities }),
      terms: { cities, rates: [] },
      origin: 'https://vvoz.example',
      costs: {
        ...COSTS,
        bids: {
          kind: 'found',
          bids: [
            { ...bid, variant: 'raspil', chance: 0.9 },
            { ...bid, ...(chance === undefined ? {} : { chance }) },
          ],
        },
      },
    }).receipt;
  expect(replaceNbsp(createWith(0.68)?.['chance'] as string)).toBe('примерно 7 из 10');
  expect(createWith()).not.toHaveProperty('chance');
});

const makeReceipt = (total: number, low?: number, changes: Partial<Receipt> = {}) => {
  const response = { ...receipts.fullDuty, ...changes, totals: { ...receipts.fullDuty.totals, total } };
  return {
    ...response,
    changes: [],
    ...(low === undefined
      ? {}
      : {
          interval: {
            low: { ...response, totals: { ...response.totals, total: low } },
            high: response,
            reasons: ['power_options' as const],
          },
        }),
  };
};
const describe = (
  { lot = prius, search = {}, ends }: { lot?: Lot; search?: SearchParams; ends?: LotPageCosts['ends'] },
  response: ReturnType<typeof makeReceipt>,
) => {
  const { variant } = response;
  const subject = createLotSubject({
    lot,
    choice: readLotChoice({ variant, ...search }, { variants: ['poshlina', 'construct', 'raspil'], cities }),
    terms: { cities, rates: [] },
    origin: 'https://vvoz.example',
    costs: {
      priceNote: 'столько обычно дают за такие',
      costs: [{ variant: variant as ListVariant, response }],
      ...(ends ? { ends } : {}),
    },
  });
  return { ...subject, about: replaceNbsp(subject.about) };
};
const estimated = { ...prius, estimate: 715_000 };
const ends = {
  low: { price: 453_000, response: makeReceipt(1_298_016) },
  high: { price: 999_000, response: makeReceipt(1_620_839, undefined, { id: 'end-of-999' }) },
};

test('an expected sum goes with «≈» and both ends, as it is on screen', () => {
  const { about, receipt } = describe({ lot: estimated, ends }, makeReceipt(1_452_924));
  expect(about).toMatch(/Владивосток: ≈ 1 453 000 ₽, обычно 1 298 016 – 1 620 839 ₽$/);
  expect(receipt).toMatchObject({ total: 1_452_924 });
  expect(replaceNbsp(receipt?.['usual'] as string)).toBe('1 298 016 – 1 620 839 ₽');
});

test('an open sum goes with both ends and what it depends on', () => {
  const { about, receipt } = describe({ lot: korean }, makeReceipt(2_610_000, 2_540_000));
  expect(about).toMatch(/Владивосток: 2 540 000 – 2 610 000 ₽, мощность, считайте 2,61 млн ₽$/);
  expect(receipt).toMatchObject({
    low: 2_540_000,
    total: 2_610_000,
    reasons: 'Мощность известна не точно',
  });
});

test('ends that are too far apart are no price, at a fixed price too', () => {
  const { about, receipt } = describe({ lot: korean }, makeReceipt(2_610_000, 1_200_000));
  expect(about).toMatch(/Владивосток: цену посчитает менеджер, зависит: мощность$/);
  // The manager gets both.
  expect(receipt).toMatchObject({ low: 1_200_000, total: 2_610_000 });
});

test('where bid and a fact are open, the sum is the interval of the page, or the words that the manager counts', () => {
  const page = {
    lot: estimated,
    ends: { low: ends.low, high: { price: 999_000, response: makeReceipt(1_980_000, 1_840_000) } },
  };
  expect(
    describe(
      {
        ...page,
        ends: { ...page.ends, low: { price: 453_000, response: makeReceipt(1_850_000, 1_710_000) } },
      },
      makeReceipt(1_920_000, 1_780_000),
    ).about,
  ).toMatch(/: ≈ 1,71–1,98 млн ₽, ставка и мощность, считайте 1,92 млн ₽$/);
  const wide = { low: { price: 453_000, response: makeReceipt(1_850_000, 1_000_000) }, high: page.ends.high };
  expect(describe({ lot: estimated, ends: wide }, makeReceipt(1_920_000, 1_000_000)).about).toMatch(
    /: цену посчитает менеджер, зависит: ставка и мощность$/,
  );
});

test('the way, the payer, the day and the opened bid are words that the manager reads', () => {
  const response = makeReceipt(1_143_182, undefined, { variant: 'construct', payer: 'jur' });
  const { about, receipt } = describe(
    { lot: estimated, ends, search: { city: 'omsk', payer: 'jur', date: '2027-01-24', bid: 'high' } },
    response,
  );
  expect(about).toMatch(/, под ключ, конструктор, Омск, юрлицо: ≈ 1 143 000 ₽, .*, расчёт на 24\.01\.2027$/);
  expect(receipt).toMatchObject({ variant: 'construct', way: 'Под ключ, конструктор', who: 'Юрлицо' });
  expect(replaceNbsp(receipt?.['bid'] as string)).toBe('999 000 ¥: 1 620 839 ₽, расчёт end-of-999');
});

test('for a sold lot the manager is asked to find one like it', () => {
  const { about, lot } = describe({ lot: sold }, makeReceipt(1_448_982));
  expect(about).toMatch(
    /^Найти такую же — Mazda .*, продан за [\d ]+ ¥, сегодня под ключ, полная пошлина, Владивосток: ≈ 1,45 млн ₽$/,
  );
  expect(lot).toMatchObject({ status: 'sold', wish: 'Найти такую же' });
  expect(create().lot).not.toHaveProperty('wish');
});
