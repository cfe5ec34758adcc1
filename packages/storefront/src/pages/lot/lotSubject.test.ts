import { PREFERENCE_CONDITIONS } from '@vvoz/law/lawTexts';
import { replaceNbsp } from '@vvoz/catalogue/testing/replaceNbsp';
import { prius } from '@vvoz/ui/lots/fixtures.ts';
import * as receipts from '@vvoz/ui/cost/model/receiptFixtures.ts';
import { expect, test } from 'vitest';
import { readLotChoice } from '../../model/lotChoice.ts';
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
  expect(about).toMatch(/^Toyota Prius .*, лот \d+, под ключ, полная пошлина: [\d ]+ ₽$/);
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
  expect(about).toMatch(/под ключ, полная пошлина, Омск: [\d ]+ ₽, бюджет 1 500 000 ₽$/);
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
  expect(replaceNbsp(subject.about)).toBe('Toyota Prius, под ключ, распил: 1 016 392 ₽');
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
