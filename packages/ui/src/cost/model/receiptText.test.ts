import type { Receipt } from '@vvoz/law/costTypes';
import { replaceNbsp } from '@vvoz/catalogue/testing/replaceNbsp';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as fixtures from './receiptFixtures.ts';
import {
  bindUnits,
  formatRate,
  formatRateSum,
  formatSum,
  formatTotalLabel,
  formatTotal,
} from './receiptText.ts';
import { formatReceiptCaption, sortAssumptions, buildReceiptSections } from './receiptView.ts';

const figure = (text: string) => Number(text.replaceAll('\u00A0', '').replace('\u2212', '-'));
const receipts = Object.values(fixtures).filter((value): value is Receipt => !Array.isArray(value));
const { fullDuty, construct, raspil, powerUnknown, company, inChina } = fixtures;

test('an official rate, its margin and their product add up as printed', () => {
  const parse = (text: string) =>
    Number(
      text
        .replaceAll(/[\u00A0 %]/g, '')
        .replace(',', '.')
        .replace('\u2212', '-'),
    );
  // The Bank of Russia gives four decimals, of some currencies for 100 or 1,000 units.
  const official = fc.integer({ min: 1, max: 2_000_000_000 }).map((value) => value / 1e7);
  const margin = fc.integer({ min: -500, max: 3000 }).map((value) => value / 100);
  fc.assert(
    fc.property(official, margin, (officialRate, rateMargin) => {
      const rate = officialRate * (1 + rateMargin / 100);
      const text = formatRateSum(rate, { officialRate, rateMargin });
      const [, base = '', sign, percent = '', sum = ''] =
        /^(.+?)\u00A0([+\u2212]) (.+?) = (.+)$/.exec(text) ?? [];
      const share = (parse(percent) / 100) * (sign === '+' ? 1 : -1);
      expect(Math.abs(parse(base) * (1 + share) - parse(sum))).toBeLessThan(6e-7);
    }),
  );
});

test('a rate of which the margin is unknown is shown alone', () =>
  expect(formatRateSum(0.59125, { officialRate: 0.55, rateMargin: undefined })).toBe('0,59125'));

test('only the price has the note of the price', () => {
  const rules = buildReceiptSections(fullDuty, 'средняя за 90 дней').flatMap(({ rows }) =>
    rows.map(({ rule }) => rule),
  );
  expect(rules.filter((rule) => rule === 'средняя за 90 дней')).toHaveLength(1);
});

test('an act without conditions ends with its name', () => {
  const acts = buildReceiptSections(fullDuty).flatMap(({ rows }) => rows.flatMap(({ act }) => act ?? []));
  expect(acts.length).toBeGreaterThan(0);
  for (const act of acts) expect(act).not.toContain('undefined');
});

test('a day of a declaration without uncertainty is certain', () => {
  const day = { from: 'auction', uncertaintyDays: 0 } as const;
  expect(formatReceiptCaption({ ...fullDuty, day })).toContain('расчёт на ');
  expect(formatReceiptCaption({ ...fullDuty, day: { ...day, uncertaintyDays: 5 } })).toContain(
    'таможня около ',
  );
});

test('a receipt with an old rate warns of it', () => {
  const old = { ...fullDuty, madeOn: '2027-12-31' };
  expect(sortAssumptions(old).warnings.join()).toContain('сегодня сумма может быть другой');
  expect(sortAssumptions({ ...fullDuty, madeOn: undefined }).warnings.join()).not.toContain(
    'сумма может быть другой',
  );
});

test('the examples have the expected totals', () => {
  expect([fullDuty, construct, raspil, company].map(({ totals }) => totals.total)).toEqual([
    1_448_982, 1_143_182, 1_016_392, 2_900_706,
  ]);
});

describe.each(receipts.map((receipt) => [receipt.variant, receipt] as const))(
  'a receipt, %s',
  (_, receipt) => {
    const sections = buildReceiptSections(receipt);
    test('shows every line once, in the order of the groups', () => {
      expect(sections.flatMap(({ rows }) => rows.map(({ label }) => label))).toEqual(
        receipt.lines.map(({ label }) => label),
      );
    });
    test('adds up as printed', () => {
      for (const { rows, subtotal } of sections)
        expect(rows.reduce((sum, { amount }) => sum + figure(amount), 0)).toBe(figure(subtotal));
      expect(sections.reduce((sum, { subtotal }) => sum + figure(subtotal), 0)).toBe(receipt.totals.total);
    });
    test('shows each assumption once', () => {
      const { warnings, reasons, assumptions } = sortAssumptions(receipt);
      const shownTexts = [...warnings, ...reasons, ...assumptions.map(({ text }) => text)];
      expect(new Set(shownTexts).size).toBe(shownTexts.length);
    });
  },
);

describe('a line', () => {
  const listRows = (receipt: Receipt, note?: string) =>
    buildReceiptSections(receipt, note).flatMap(({ rows }) => rows);
  const row = (receipt: Receipt, code: string, note?: string) =>
    listRows(receipt, note).find(({ key }) => key.startsWith(`${code}-`));

  test('in another currency shows its sum, rate and date', () => {
    const dutyRow = row(fullDuty, 'duty');
    expect([dutyRow?.sum, dutyRow?.rate, dutyRow?.rateDay].map((text) => replaceNbsp(text ?? ''))).toEqual([
      '4 492,50 €',
      '100,5693',
      '24.11.2026',
    ]);
  });
  test('in roubles does not repeat the amount', () => {
    expect(row(fullDuty, 'broker')).toEqual({
      key: 'broker-2',
      label: 'Таможенный брокер',
      rule: 'тариф компании, Владивосток',
      amount: '25\u00A0000',
    });
  });
  test('names the act if there is one', () => {
    expect(row(fullDuty, 'recycling_fee')?.act).toContain('№ 1291');
    expect(row(construct, 'parts_customs')).toMatchObject({ rule: 'оценка: легковой' });
    expect(row(construct, 'parts_customs')).not.toHaveProperty('act');
  });
  test('names the price that the receipt starts from', () => {
    expect(row(fullDuty, 'price')?.rule).toBe('цена лота');
    expect(row(fullDuty, 'price', 'средняя за 90 дней')?.rule).toBe('средняя за 90 дней');
  });
});

describe('texts above and below the lines', () => {
  test('the caption names the expected day of the declaration and a border near it', () => {
    const receipt = {
      ...fullDuty,
      date: '2026-12-30',
      day: { from: 'auction', uncertaintyDays: 10 },
      border: { date: '2027-01-01', reason: 'tables', before: 1_543_000, after: 1_701_000 },
    } as const;
    expect(replaceNbsp(formatReceiptCaption(receipt))).toMatch(
      /^Физлицо, таможня около 30.12.2026. До 31.12.2026 — 1 543 000 ₽, с 01.01.2027 — 1 701 000 ₽. Там/,
    );
    const asked = { ...receipt, border: undefined, day: { from: 'query', uncertaintyDays: 10 } } as const;
    expect(replaceNbsp(formatReceiptCaption(asked))).toMatch(/^Физлицо, расчёт на 30.12.2026. Там/);
  });

  test('a line tells the conditions of its amount with its act', () => {
    const [line] = fullDuty.lines.filter(({ code }) => code === 'recycling_fee');
    if (!line) throw new Error('no fee');
    const lines = [{ ...line, note: 'Машина для себя' }];
    const [section] = buildReceiptSections({ ...fullDuty, lines });
    expect(section?.rows[0]?.act).toBe(`${line.rule.act}. Машина для себя`);
  });

  test('the caption shows each rate once', () => {
    expect(replaceNbsp(formatReceiptCaption(fullDuty))).toBe(
      'Физлицо, расчёт на 24.11.2026. Таможенная стоимость 770 000 ₽. ' +
        'Курсы: 1 ¥ — ЦБ 0,5500 + 7,5 % = 0,59125 ₽, 1 € — ЦБ 100,5693 ₽ (на 24.11.2026).',
    );
    expect(replaceNbsp(formatReceiptCaption(inChina))).toBe(
      'Физлицо, расчёт на 24.11.2026. Курс: 1 ¥ — ЦБ 12,8849 + 2 % = 13,142598 ₽ (на 24.11.2026).',
    );
    expect(replaceNbsp(formatReceiptCaption({ ...company, lines: [] }))).not.toContain('Курс');
  });
  test('a rate that is not of the Bank of Russia names its source', () => {
    const [price] = fullDuty.lines;
    if (!price) throw new Error('no line');
    const lines = [{ ...price, rateSource: 'допущение: 55,00 ₽ за 100 ¥' }];
    expect(replaceNbsp(formatReceiptCaption({ ...fullDuty, lines, madeOn: '2026-11-26' }))).toContain(
      'Курс: 1 ¥ — 0,5500 + 7,5 % = 0,59125 ₽ (допущение: 55,00 ₽ за 100 ¥, на 24.11.2026, 2 дня назад).',
    );
    const { officialRate: _, rateMargin: __, ...old } = price;
    expect(replaceNbsp(formatReceiptCaption({ ...fullDuty, lines: [old] }))).toContain(
      'Курс: 1 ¥ — ЦБ 0,59125 ₽ (на 24.11.2026).',
    );
  });
  test('estimates are above, other assumptions below, and reasons beside the interval', () => {
    expect(sortAssumptions(raspil).warnings.map(replaceNbsp)).toEqual([
      expect.stringContaining('официальной формулы для ввоза запчастями нет'),
      expect.stringContaining('поставить его на учёт нельзя'),
    ]);
    expect(sortAssumptions(construct).warnings).toEqual([
      expect.stringContaining('официальной формулы для ввоза запчастями нет'),
      expect.stringContaining('узнайте в ГИБДД до покупки'),
    ]);
    expect(sortAssumptions(raspil).assumptions.map(({ code }) => code)).not.toContain(
      'raspil_no_registration',
    );
    expect(sortAssumptions(fullDuty).assumptions.map(({ code }) => code)).toEqual(['power30_estimated']);
    const notes = sortAssumptions(powerUnknown);
    expect(notes.reasons).toEqual(['Мощность не указана']);
    expect(notes.assumptions.map(({ code }) => code)).toEqual(['age_interval']);
  });
  test('a reason without its own text gets a default text', () => {
    expect(sortAssumptions({ ...powerUnknown, assumptions: [] }).reasons).toEqual(['Мощность не указана']);
  });
  test('formats totals', () => {
    expect(replaceNbsp(formatTotal(fullDuty))).toBe('1 448 982 ₽');
    expect(replaceNbsp(formatTotal(powerUnknown))).toBe('1 448 982 – 5 240 582 ₽');
    const omsk = { key: 'omsk', name: 'Омск', deliveryRub: 135_000 };
    expect(formatTotalLabel('poshlina', omsk)).toBe('Итого под ключ, Омск');
    expect(formatTotalLabel('raspil', undefined)).toBe('Итого под ключ');
    expect(formatTotalLabel('china', omsk)).toBe('Итого в Китае');
    expect(formatTotalLabel('auction', omsk)).toBe('Итого на аукционе');
  });
});

describe('amounts', () => {
  test('keep thousands and units on one line', () => {
    expect(bindUnits('до 2 000 см³; до 160 л.с.: 20 000 ₽ × 70,44; 3–5 лет')).toBe(
      'до 2\u00A0000\u00A0см³; до 160\u00A0л.с.: 20\u00A0000\u00A0₽\u00A0× 70,44; 3–5\u00A0лет',
    );
  });
  test('are formatted in their currencies', () => {
    expect(
      [
        [1_140_000, 'jpy'],
        [4492.5, 'eur'],
        [0.004, 'usd'],
        [-12.345, 'cny'],
        [100, 'gbp'],
      ].map(([amount, currency]) => replaceNbsp(formatSum(Number(amount), String(currency)))),
    ).toEqual(['1 140 000 ¥', '4 492,50 €', '0 $', '\u221212,35 ¥', '100 GBP']);
    expect([0.59125, 100, 0.063_689_4].map(formatRate)).toEqual(['0,59125', '100,00', '0,063689']);
  });
  test('can be parsed back, to a hundredth', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (cents) => {
        const text = formatSum(cents / 100, 'eur').replace(/\u00A0€$/, '');
        expect(Math.round(figure(text.replace(',', '.')) * 100)).toBe(cents === 0 ? 0 : cents);
      }),
    );
  });
});
