import { expect, test } from 'vitest';
import { calculate, listPayments, settings } from './testing/calculate.ts';
import { formatFigure, formatRow, readContent } from './testing/content.ts';

const USED = { ageMonths: 48 };
const NEW = { ageMonths: 12 };
const on = (date: string, raw: object) =>
  listPayments(calculate({ customsValueRub: 1_000_000, date, ...raw }));

test('hybrids and the limit of 160 hp', () => {
  const text = readContent('articles', 'gibridy-i-granicza');
  const prius = { fuel: 'hybrid', displacementCc: 1986, powerKw: 112, power30Kw: 37, ...NEW };
  const xtrail = { fuel: 'series_hybrid', displacementCc: 1497, powerKw: 150, enginePowerKw: 106, ...USED };
  expect(text).toContain(
    formatRow('Prius 2.0, младше 3 лет | 112 + 37 = 149 кВт', on('2026-06-01', prius).recycling_fee),
  );
  expect(text).toContain(
    formatRow('X-Trail e-POWER, от 3 лет | 67,5 кВт за 30 минут', on('2026-06-01', xtrail).recycling_fee),
  );
});

test('what changes on 1 January', () => {
  const text = readContent('articles', 'chto-menyaetsya');
  const years = ['2026-12-31', '2027-01-01'];
  for (const [caption, raw] of [
    ['1–2 л, 170 л. с.', { displacementCc: 1998, powerHp: 170, ...USED }],
    ['1–2 л, 200 л. с.', { displacementCc: 1998, powerHp: 200, ...USED }],
    ['2–3 л, 200 л. с.', { displacementCc: 2500, powerHp: 200, ...USED }],
    ['грузовая до 3 500 кг', { kind: 'truck', displacementCc: 2400, fuel: 'diesel', massKg: 2910, ...USED }],
  ] as const)
    expect(text).toContain(formatRow(caption, ...years.map((date) => on(date, raw).recycling_fee)));
  const rates = (powerKw: number) =>
    years.map((date) =>
      Math.round(
        ((on(date, { fuel: 'electric', power30Kw: powerKw, ...USED }).excise ?? 0) * 0.75) / powerKw,
      ),
    );
  expect(rates(112.5)).toEqual([64, 67]);
  expect(rates(150)).toEqual([613, 638]);
  for (const [country, days] of Object.entries({
    Японии: settings.data.clearance.days.japan,
    Кореи: settings.data.clearance.days.korea,
    Китая: settings.data.clearance.days.china,
    Европы: settings.data.clearance.days.europe,
  }))
    expect(text).toMatch(new RegExp(`из ${country}(?: до него обычно)? ${days}`, 'i'));
});

test('electric cars: excise and fee by 30-minute power', () => {
  const at = (customsValueRub: number, powerKw: number, power30Kw: number, age: object) =>
    calculate({ customsValueRub, fuel: 'electric', powerKw, power30Kw, ...age, date: '2026-06-01' });
  const [first, second] = [at(2_000_000, 110, 55, NEW), at(1_500_000, 85, 85, USED)];
  const article = readContent('articles', 'elektromobili-i-posledovatelnye');
  const [one, two] = [first, second].map(listPayments);
  for (const [caption, code] of [
    ['Пошлина', 'duty'],
    ['Акциз', 'excise'],
    ['НДС', 'vat'],
    ['Сбор за оформление', 'clearance_fee'],
    ['Утильсбор', 'recycling_fee'],
  ] as const)
    expect(article).toContain(formatRow(caption, one?.[code], two?.[code]));
  expect(article).toContain(formatRow('Итого', first.totals.total, second.totals.total));
  const video = readContent('videos', 'elektromobil-i-tridczatiminutnaya');
  expect(video).toContain(formatRow('Акциз', two?.excise));
  expect(video).toContain(formatRow('НДС 22 %', two?.vat));
  expect(video).toContain(formatRow('Итого', second.totals.total));
  expect(video).toContain(formatFigure(second.totals.total - (two?.recycling_fee ?? 0) + 5200));
});

test('one price, three bills: petrol, electric and series hybrid of China', () => {
  const text = readContent('articles', 'kitaj-novye');
  const car = { customsValueRub: 1_600_000, eurRate: 100, date: '2026-06-01', ...NEW };
  const bills = [
    { displacementCc: 1499, powerHp: 150 },
    { fuel: 'electric', powerKw: 100, power30Kw: 50 },
    { fuel: 'series_hybrid', displacementCc: 1499, powerKw: 160, enginePowerKw: 80, power30Kw: 75 },
  ].map((raw) => calculate({ ...car, ...raw }));
  // The series hybrid by the likely reading, as its article says.
  const likely = bills.map((bill) =>
    bill.interval?.low.totals.total === bill.interval?.likely ? (bill.interval?.low ?? bill) : bill,
  );
  const paid = likely.map(listPayments);
  expect(text).toContain(formatRow('Акциз', ...paid.map(({ excise }) => excise)));
  expect(text).toContain(formatRow('НДС 22 %', ...paid.map(({ vat }) => vat)));
  expect(text).toContain(formatRow('Итого', ...likely.map(({ totals }) => totals.total)));
});

test('motorcycles: duty by displacement', () => {
  const text = readContent('articles', 'motoczikl-s-yaponskogo');
  const bike = { kind: 'motorcycle', date: '2026-06-01' };
  const bills = [
    { customsValueRub: 500_000, displacementCc: 200, powerHp: 20 },
    { customsValueRub: 500_000, displacementCc: 400, powerHp: 53 },
    { customsValueRub: 1_000_000, displacementCc: 1000, powerHp: 180 },
  ].map((raw) => calculate({ ...bike, ...raw }));
  const paid = bills.map(listPayments);
  expect(text).toContain(formatRow('Пошлина', ...paid.map(({ duty }) => duty)));
  expect(text).toContain(formatRow('НДС', ...paid.map(({ vat }) => vat)));
  expect(text).toContain(formatRow('Итого', ...bills.map(({ totals }) => totals.total)));
});
