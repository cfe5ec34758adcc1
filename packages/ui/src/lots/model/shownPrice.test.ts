import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LotCost, PricedLot } from '@vvoz/catalogue/lots/lotCosts';
import type { LotSummary } from '@vvoz/catalogue/lots/lot';
import { bareLot } from '@vvoz/catalogue/testing/bareLot';
import { replaceNbsp } from '@vvoz/catalogue/testing/replaceNbsp';
import { createMoneyWriter } from './inCurrency.ts';
import { listCardBadges, listLotBadges, type BadgeFacts } from './lotBadges.ts';
import { findTurnkeyPrice, formatLargeSum, formatRubleRange } from './shownPrice.ts';

const LOT: PricedLot = {
  ...bareLot,
  powerHp: 98,
  engineCc: 1797,
  feeClass: 'low',
  costs: { poshlina: { total: 3_340_409, low: 1_852_809 }, raspil: { total: 900_000 } },
};

describe('the turnkey price', () => {
  /** «под ключ: ≈ 1,45 млн ₽; обычно 1,30–1,62» */
  const format = (over: Partial<PricedLot>, variant?: 'raspil') => {
    const price = findTurnkeyPrice({ ...LOT, ...over }, variant);
    return replaceNbsp([`${price?.label}: ${price?.amount}`, price?.sure].filter(Boolean).join('; '));
  };
  const korean = { type: 'korean', currency: 'krw' } as const;
  const usual = { low: 1_298_016, high: 1_620_839 };
  const open = { total: 2_610_000, low: 2_541_000, reason: 'мощность' };
  test.each([
    ['exact', { ...korean, costs: { poshlina: { total: 3_948_050 } } }, 'под ключ: 3 948 050 ₽'],
    [
      'expected',
      { costs: { poshlina: { total: 1_453_386, usual } } },
      'под ключ: ≈ 1,45 млн ₽; обычно 1,30–1,62',
    ],
    [
      'open',
      { ...korean, costs: { poshlina: open } },
      'под ключ: 2,54–2,61 млн ₽; мощность, считайте 2,61 млн ₽',
    ],
    [
      'expected and open',
      {
        costs: {
          poshlina: {
            total: 1_920_000,
            low: 1_800_000,
            reason: 'мощность',
            usual: { low: 1_710_000, high: 1_980_000 },
          },
        },
      },
      'под ключ: ≈ 1,71–1,98 млн ₽; ставка и мощность, считайте 1,92 млн ₽',
    ],
    ['too uncertain for a price', {}, 'под ключ: Цену посчитает менеджер'],
    [
      'too uncertain for a price for a known reason',
      { costs: { poshlina: { total: 3_340_409, low: 1_852_809, reason: 'мощность' } } },
      'под ключ: Цену посчитает менеджер; зависит: мощность',
    ],
    [
      'just certain enough',
      { ...korean, costs: { poshlina: { total: 1_250_000, low: 750_000 } } },
      'под ключ: 750 тыс. – 1,25 млн ₽; считайте 1,25 млн ₽',
    ],
    [
      'of a lot with few sales',
      { fewSales: true, start: 300_000, costs: { poshlina: { total: 1_100_400 } } },
      'под ключ: ≈ 1,10 млн ₽; продаж мало: считаем от старта',
    ],
    [
      'of a lot of a type that is not estimated: the reason would be wrong',
      { start: 300_000, average: 500_000, costs: { poshlina: { total: 1_100_400 } } },
      'под ключ: ≈ 1,10 млн ₽',
    ],
    [
      'of a lot with few sales and an average',
      { fewSales: true, start: 300_000, average: 500_000, costs: { poshlina: { total: 1_100_400 } } },
      'под ключ: ≈ 1,10 млн ₽; продаж мало: считаем от средней',
    ],
    [
      'of a sold lot',
      { status: 'sold', costs: { poshlina: { total: 1_499_700 } } },
      'сегодня под ключ: ≈ 1,50 млн ₽',
    ],
  ] as const)('%s', (_, over, text) => expect(format(over)).toBe(text));
  test('of a page is to thousands, a range as on a card, or to the rouble at a fixed price', () => {
    const large = (over: Partial<PricedLot>, cost: LotCost) =>
      replaceNbsp(formatLargeSum({ ...LOT, ...over }, cost));
    expect(large({}, { total: 1_453_386 })).toBe('≈ 1 453 000 ₽');
    expect(large({}, open)).toBe('≈ 2,54–2,61 млн ₽');
    expect(large(korean, { total: 1_453_386 })).toBe('1 453 386 ₽');
    expect(large(korean, open)).toBe('2 541 000 – 2 610 000 ₽');
    expect(large(korean, { total: 3_340_409, low: 1_000_000 })).toBe('Цену посчитает менеджер');
    expect(replaceNbsp(formatRubleRange(5, 5))).toBe('5 ₽');
  });
  test('of a sold lot does not say that there were few sales', () => {
    const over = { fewSales: true, start: 300_000, costs: { poshlina: { total: 1_453_386 } } } as const;
    expect(format(over)).toContain('продаж мало: считаем от старта');
    expect(format({ ...over, status: 'sold' })).not.toContain('продаж мало');
  });
  test('is that of the chosen variant', () => {
    expect(format({}, 'raspil')).toBe('распил: ≈ 900 тыс. ₽');
  });
  test('of a machine is preliminary', () => {
    expect(findTurnkeyPrice({ ...LOT, machine: {} })?.label).toBe('предварительно, Владивосток');
  });
  test('is absent when it cannot be calculated', () => {
    expect(findTurnkeyPrice(LOT, 'construct')).toBeUndefined();
    expect(findTurnkeyPrice({ ...LOT, costs: {} })).toBeUndefined();
  });
  test('of a sold lot is what it would have cost', () => {
    expect(findTurnkeyPrice({ ...LOT, status: 'sold' })?.label).toBe('сегодня под ключ');
  });
  test('of a lot with an unknown status is the price of a lot for sale, because it may still be for sale', () => {
    expect(findTurnkeyPrice({ ...LOT, status: 'unknown' })?.label).toBe('под ключ');
  });
});

describe('badges', () => {
  const texts = (over: Partial<LotSummary>) =>
    listLotBadges({ ...LOT, ...over }, '2026-11-21').map(({ text }) => replaceNbsp(text));
  test.each([
    [{}, ['до 160 л.с.']],
    [{ feeClass: 'high' }, ['утильсбор без льготы']],
    [{ ageClass: 'passing' }, ['до 160 л.с.', 'проходной 3–5 лет']],
    [{ year: 2024, month: 3 }, ['до 160 л.с.', 'станет проходным через 5 месяцев']],
    [{ year: 2023, month: 11 }, ['до 160 л.с.', 'станет проходным через 1 месяц']],
    [{ year: 2024, month: 4 }, ['до 160 л.с.', 'станет проходным через 6 месяцев']],
    [{ year: 2024, month: 5 }, ['до 160 л.с.']],
    [{ year: 2023, month: 10 }, ['до 160 л.с.']],
    [{ year: 2024 }, ['до 160 л.с.']],
    [
      { year: 2022, month: 1, ageClass: 'passing' },
      ['до 160 л.с.', 'проходной 3–5 лет', 'через 3 месяца старше 5 лет'],
    ],
    [{ year: 2022, month: 4 }, ['до 160 л.с.', 'через 6 месяцев старше 5 лет']],
    [{ year: 2021, month: 10 }, ['до 160 л.с.']],
    [{ year: 2015, month: 1 }, ['до 160 л.с.']],
    [{ year: 2024, month: 3, status: 'sold' }, ['до 160 л.с.']],
    [{ feeClass: undefined, powerHp: undefined }, ['мощность уточняем']],
    [{ fuel: 'electric', feeClass: undefined, powerHp: undefined }, []],
    [{ type: 'bike', feeClass: undefined }, []],
    [{ type: 'spec', status: 'sold' }, []],
  ] as const)('%j has the badges %j', (over, expected) => {
    expect(texts(over as Partial<LotSummary>)).toEqual(expected);
  });
});

test('a card has the most important badge only', () => {
  const border = { date: '2027-01-01', reason: 'tables', before: 1_543_000, after: 1_701_000 } as const;
  const texts = (facts: BadgeFacts) =>
    listCardBadges({ ...LOT, ageClass: 'passing' }, '2026-11-21', facts).map(({ text }) => replaceNbsp(text));
  expect(texts({ border })).toEqual(['с 1 января дороже на 158 тыс. ₽']);
  expect(texts({})).toEqual(['до 160 л.с.']);
});

test('a comparison with similar offers comes after the fee; a card has it only in favour of the lot', () => {
  const electric = {
    ...LOT,
    type: 'korean',
    fuel: 'electric',
    feeClass: undefined,
    priceShare: 92,
    usualMileage: 94_000,
    mileageKm: 64_000,
  } as const;
  const read = (badges: readonly { readonly text: string }[]) => badges.map(({ text }) => replaceNbsp(text));
  const list = (lot: LotSummary) => read(listLotBadges(lot, '2026-11-21'));
  const card = (lot: LotSummary) => read(listCardBadges(lot, '2026-11-21'));
  expect(list(electric)).toEqual(['на 8 % ниже похожих: пробег меньше на 30 тыс.']);
  expect(card(electric)).toEqual(['на 8 % ниже похожих']);
  expect(list({ ...electric, priceShare: 112, usualMileage: undefined })).toEqual(['на 12 % выше похожих']);
  expect(card({ ...electric, priceShare: 112 })).toEqual([]);
  expect(list({ ...LOT, priceShare: 92, ageClass: 'passing' })).toEqual([
    'до 160 л.с.',
    'на 8 % ниже похожих',
    'проходной 3–5 лет',
  ]);
  expect(list({ ...electric, status: 'withdrawn' })).toEqual([]);
});

describe('badges by a receipt', () => {
  const texts = (over: Partial<LotSummary>, facts: BadgeFacts) =>
    listLotBadges({ ...LOT, ...over }, '2026-11-21', facts).map(({ text }) => replaceNbsp(text));
  const border = { date: '2027-01-01', reason: 'tables', before: 1_543_000, after: 1_701_000 } as const;

  test.each([
    [{ state: 'within' }, ['до 160 л.с.']],
    [{ state: 'open', engineKw: 112, motorKw: [20, 45] }, ['зависит от мотора, 112 + 20…45 кВт']],
    [{ state: 'above' }, ['утильсбор без льготы']],
  ] as const)('the limit of a hybrid is %j: %j', (limit160, expected) => {
    expect(texts({ fuel: 'hybrid' }, { limit160 })).toEqual(expected);
  });
  test('the recycling fee is a sum where the receipt has one, and no reproach', () => {
    const facts = { limit160: { state: 'above' }, recyclingFee: 1_492_800 } as const;
    expect(texts({}, facts)).toEqual(['утильсбор 1,49 млн ₽']);
    expect(texts({}, { ...facts, limit160: { state: 'within' } })).toEqual(['до 160 л.с.']);
  });
  test('a border near the day of the declaration is the first badge', () => {
    expect(texts({}, { border })).toEqual(['с 1 января дороже на 158 тыс. ₽', 'до 160 л.с.']);
    const cheaper = {
      ...border,
      date: '2026-12-16',
      reason: 'age',
      before: 2_900_000,
      after: 1_450_000,
    } as const;
    expect(texts({}, { border: cheaper })[0]).toBe('с 16 декабря дешевле на 1,45 млн ₽');
    expect(texts({ fuel: 'electric' }, { border })).toEqual(['с 1 января дороже на 158 тыс. ₽']);
    expect(texts({ status: 'sold' }, { border })).toEqual(['до 160 л.с.']);
  });
});

describe('prices in another currency', () => {
  const rates = { jpy: 0.55, cny: 12.8849, usd: 86.5857 };
  test('are converted through the rouble and marked as approximate', () => {
    expect(replaceNbsp(createMoneyWriter('rub', rates)(1_000_000, 'jpy'))).toBe('≈ 550 000 ₽');
    expect(replaceNbsp(createMoneyWriter('usd', rates)(1_000_000, 'jpy'))).toBe('≈ 6 352 $');
    expect(replaceNbsp(createMoneyWriter('jpy', rates)(550_000, 'rub'))).toBe('≈ 1 000 000 ¥');
  });
  test('distinguish yen from yuan', () => {
    expect(replaceNbsp(createMoneyWriter('cny', rates)(1_000_000, 'jpy'))).toBe('≈ 42 686 юаней');
    expect(replaceNbsp(createMoneyWriter('jpy', rates)(1_000, 'cny'))).toBe('≈ 23 427 иен');
    expect(replaceNbsp(createMoneyWriter('cny', rates)(550_000, 'rub'))).toMatch(/ ¥$/);
  });
  test('stay unchanged where only one of two rates is known', () => {
    expect(replaceNbsp(createMoneyWriter('usd', { usd: 86 })(1000, 'jpy'))).toBe('1 000 ¥');
    expect(replaceNbsp(createMoneyWriter('usd', { jpy: 0.5 })(1000, 'jpy'))).toBe('1 000 ¥');
  });
  test('stay unchanged without a choice, in the chosen currency and without a rate', () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom('jpy', 'krw', 'cny'), (amount, currency) => {
        const own = createMoneyWriter(undefined, rates)(amount, currency);
        expect(createMoneyWriter(currency, rates)(amount, currency)).toBe(own);
        expect(createMoneyWriter('eur', rates)(amount, currency)).toBe(own);
      }),
    );
  });
});
