import { expect, test } from 'vitest';
import { PREFERENCE_CONDITIONS } from '@vvoz/law/lawTexts';
import { selectTables } from './selectTables.ts';
import { allTables, calculate, listPayments, settings } from './testing/calculate.ts';
import { formatFigure, formatRow, readContent } from './testing/content.ts';

type Raw = Readonly<Record<string, unknown>>;
const USED = { ageMonths: 48 };
const NEW = { ageMonths: 12 };
const IN_2026 = '2026-06-01';
const findFee = (raw: Raw, date = IN_2026): number | undefined =>
  listPayments(calculate({ customsValueRub: 1_000_000, date, ...raw })).recycling_fee;
const LABELS = [
  ['Пошлина', 'duty'],
  ['Акциз', 'excise'],
  ['НДС', 'vat'],
  ['Сбор за оформление', 'clearance_fee'],
  ['Утильсбор', 'recycling_fee'],
] as const;

/** The rows of a bill: one column per vehicle, then the totals. */
function listBillRows(...vehicles: readonly Raw[]): readonly string[] {
  const receipts = vehicles.map((raw) => calculate({ date: IN_2026, ...raw }));
  const paid = receipts.map(listPayments);
  return [
    ...LABELS.filter(([, code]) => paid.some((each) => each[code] !== undefined)).map(([caption, code]) =>
      formatRow(caption, ...paid.map((each) => each[code])),
    ),
    formatRow('Итого', ...receipts.map(({ totals }) => totals.total)),
  ];
}

test('the recycling fee: each example, and the conditions of the preference', () => {
  const text = readContent('articles', 'utilizaczionnyj-sbor');
  for (const [caption, powerHp, displacementCc, age] of [
    ['2,0 л, 150 л. с. | младше 3 лет | 0,17', 150, 2000, NEW],
    ['2,0 л, 150 л. с. | от 3 лет | 0,26', 150, 2000, USED],
    ['1,0 л, 170 л. с. | младше 3 лет | 15,36', 170, 1000, NEW],
    ['1,5 л, 170 л. с. | младше 3 лет | 45', 170, 1500, NEW],
    ['2,0 л, 200 л. с. | младше 3 лет | 47,64', 200, 2000, NEW],
    ['2,0 л, 190 л. с. | от 3 лет | 74,64', 190, 2000, USED],
    ['2,5 л, 170 л. с. | младше 3 лет | 115,34', 170, 2500, NEW],
    ['3,2 л, 150 л. с. | младше 3 лет | 129,2', 150, 3200, NEW],
  ] as const)
    expect(text).toContain(formatRow(caption, findFee({ powerHp, displacementCc, ...age })));
  for (const name of ['utilizaczionnyj-sbor', 'gibridy-i-granicza'])
    for (const condition of ['одной', 'на имя того, кто ввозит', 'продавать и дарить']) {
      expect(readContent('articles', name)).toContain(condition);
      expect(PREFERENCE_CONDITIONS.replace('не продавать и не дарить', 'продавать и дарить')).toContain(
        condition,
      );
    }
  const news = readContent('news', 'utilsbor-2026');
  for (const [caption, powerHp, age] of [
    ['190 л. с., младше трёх лет', 190, NEW],
    ['190 л. с., старше трёх лет', 190, USED],
  ] as const) {
    const car = { powerHp, displacementCc: 2000, ...age };
    expect(news).toContain(formatRow(caption, findFee(car, '2025-12-15'), findFee(car)));
  }
});

test('the clearance fee of 2025 and 2026', () => {
  const findFees = (upTo: number): readonly (number | undefined)[] =>
    ['2025-12-15', IN_2026].map(
      (date) => listPayments(calculate({ customsValueRub: upTo, displacementCc: 1496, date })).clearance_fee,
    );
  const article = readContent('articles', 'tamozhennyj-sbor-2026');
  const news = readContent('news', 'novye-sbory');
  const bounds = [200_000, 450_000, 1_200_000, 2_700_000, 4_200_000, 5_500_000, 10_000_000];
  for (const upTo of bounds) expect(article).toContain(formatRow(formatFigure(upTo), findFees(upTo)[1]));
  for (const upTo of [...bounds, 7_000_000])
    expect(news).toContain(formatRow(formatFigure(upTo), ...findFees(upTo)));
  expect(article).toContain(formatRow('выше', findFees(10_000_001)[1]));
  expect(news).toContain(formatRow('выше', ...findFees(10_000_001)));
});

test('the single rate by age', () => {
  const text = readContent('articles', 'stavki-ets');
  const car = { customsValueRub: 1_000_000, displacementCc: 1496, powerHp: 109 };
  for (const [caption, ageMonths] of [
    ['младше 3 лет | 3,5 € × 1 496, это больше 48 %', 12],
    ['3–5 лет | 1,7 € × 1 496', 48],
    ['старше 5 лет | 3,2 € × 1 496', 72],
  ] as const)
    expect(text).toContain(formatRow(caption, listPayments(calculate({ ...car, ageMonths })).duty));
  const video = readContent('videos', 'tri-pyat');
  const larger = { customsValueRub: 1_910_682, displacementCc: 1998, powerHp: 150 };
  for (const [caption, ageMonths] of [
    ['3–5 лет | 2,7', 48],
    ['старше 5 лет | 4,8', 72],
  ] as const)
    expect(video).toContain(formatRow(caption, listPayments(calculate({ ...larger, ageMonths })).duty));
});

test('bills: the limit of 160 hp, an individual and a legal entity', () => {
  const used = { customsValueRub: 1_910_682, displacementCc: 1998, ...USED };
  const limit = readContent('videos', 'porog-160');
  for (const line of listBillRows({ ...used, powerHp: 150 }, { ...used, powerHp: 190 }))
    expect(limit).toContain(line);
  const article = readContent('articles', 'yurliczo');
  const fresh = { customsValueRub: 2_000_000, displacementCc: 1998, powerHp: 150, ...NEW };
  for (const car of [fresh, { ...used, powerHp: 190 }])
    for (const line of listBillRows(car, { ...car, payer: 'jur' })) expect(article).toContain(line);
});

test('the excise of 2026, and the lines in Russia', () => {
  const news = readContent('news', 'akczizy-2026');
  for (const { upToHp, rubPerHp } of selectTables(allTables, IN_2026).excise.rows)
    expect(news).toContain(formatRow(upToHp === null ? 'выше' : String(upToHp), rubPerHp.toNumber()));
  const text = readContent('articles', 'iz-chego-skladyvaetsya');
  const { bank, broker, storage, lab, local_moves: moves, company } = settings.data.russia;
  for (const [caption, rub] of [
    ['Банк', bank],
    ['Брокер', broker],
    ['Склад временного хранения', storage],
    ['Лаборатория, СБКТС, ЭПТС', lab],
    ['Перемещения по городу', moves],
    ['Услуги компании', company],
    ['Всего', bank + broker + storage + lab + moves + company],
  ] as const)
    expect(text).toContain(formatRow(caption, rub));
});
