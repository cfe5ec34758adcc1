import { describe, expect, test } from 'vitest';
import { calculateCost } from './calculateCost.ts';
import { calculateReceipt } from './calculateReceipt.ts';
import { compileTables } from './compileTables.ts';
import type { TableSetData } from './tableSchema.ts';
import { allTables, getPayment, rates, read, settings } from './testing/calculate.ts';

const findData = (validFrom: string) => allTables.find((set) => set.validFrom === validFrom)?.data;
const last = findData('2026-01-01');
const december = findData('2025-12-01');
const early = allTables[0].data;
if (!last || !december) throw new Error('no tables');

/** Lists the texts of rows, with plain spaces instead of non-breaking ones. */
const listRowTexts = (rows: readonly { readonly row: string }[]): string[] =>
  rows.map(({ row }) => row.replaceAll('\u00A0', ' '));

describe('rows of the tables in words', () => {
  const set = () => compileTables(last);

  test('single rate: by value under three years, then by displacement', () => {
    const { personalDuty } = set();
    expect(listRowTexts(personalDuty.under3)).toEqual([
      'до 3 лет; стоимость до 8 500 €: 54 %, но не менее 2,5 €/см³',
      'до 3 лет; стоимость до 16 700 €: 48 %, но не менее 3,5 €/см³',
      'до 3 лет; стоимость до 42 300 €: 48 %, но не менее 5,5 €/см³',
      'до 3 лет; стоимость до 84 500 €: 48 %, но не менее 7,5 €/см³',
      'до 3 лет; стоимость до 169 000 €: 48 %, но не менее 15 €/см³',
      'до 3 лет; стоимость свыше 169 000 €: 48 %, но не менее 20 €/см³',
    ]);
    expect(listRowTexts(personalDuty.from3to5).slice(-2)).toEqual([
      '3–5 лет; до 3 000 см³: 3 €/см³',
      '3–5 лет; свыше 3 000 см³: 3,6 €/см³',
    ]);
    expect(listRowTexts(personalDuty.over5)[0]).toBe('старше 5 лет; до 1 000 см³: 3 €/см³');
    expect(personalDuty.under3.map(({ upTo }) => upTo)).toEqual([
      8500,
      16_700,
      42_300,
      84_500,
      169_000,
      null,
    ]);
    expect(personalDuty).toMatchObject({ source: last.personalDuty.source, certainty: 'certain' });
  });

  test('duty of legal entities and of electric cars', () => {
    const { commercialDuty, electricDuty, vat } = set();
    const firsts = [commercialDuty.petrol, commercialDuty.diesel].flatMap(({ under3, from3to7, over7 }) =>
      [under3, from3to7, over7].flatMap((rows) => listRowTexts(rows.slice(0, 1))),
    );
    expect(firsts).toEqual([
      'бензин, до 3 лет; до 1 000 см³: 15 %',
      'бензин, 3–7 лет; до 1 000 см³: 20 %, но не менее 0,36 €/см³',
      'бензин, старше 7 лет; до 1 000 см³: 1,4 €/см³',
      'дизель, до 3 лет; до 1 500 см³: 15 %',
      'дизель, 3–7 лет; до 1 500 см³: 20 %, но не менее 0,32 €/см³',
      'дизель, старше 7 лет; до 1 500 см³: 1,5 €/см³',
    ]);
    expect(commercialDuty.source).toBe(last.commercialDuty.source);
    expect(listRowTexts([electricDuty, vat])).toEqual([
      '15 % таможенной стоимости',
      '22 % от суммы стоимости, пошлины и акциза',
    ]);
    expect([electricDuty, vat].map(({ source, share }) => [source, share.toNumber()])).toEqual([
      [last.electricDuty.source, 0.15],
      [last.vat.source, 0.22],
    ]);
  });

  test('excise and fee', () => {
    const { excise, clearanceFee } = set();
    expect(listRowTexts(excise.rows)).toEqual([
      'до 90 л.с. (67,5 кВт): 0 ₽/л.с.',
      'до 150 л.с. (112,5 кВт): 64 ₽/л.с.',
      'до 200 л.с. (150 кВт): 613 ₽/л.с.',
      'до 300 л.с. (225 кВт): 1 004 ₽/л.с.',
      'до 400 л.с. (300 кВт): 1 711 ₽/л.с.',
      'до 500 л.с. (375 кВт): 1 771 ₽/л.с.',
      'свыше 500 л.с. (375 кВт): 1 829 ₽/л.с.',
    ]);
    expect(listRowTexts(excise.motorcycle)).toEqual([
      'до 150 л.с. (112,5 кВт): 0 ₽/л.с.',
      'свыше 150 л.с. (112,5 кВт): 613 ₽/л.с.',
    ]);
    expect(listRowTexts(clearanceFee.rows.slice(-2))).toEqual([
      'стоимость до 10 000 000 ₽',
      'стоимость свыше 10 000 000 ₽',
    ]);
    expect(clearanceFee.rows.map(({ upToRub }) => upToRub?.toNumber() ?? null).slice(-2)).toEqual([
      10_000_000,
      null,
    ]);
    expect([excise.source, clearanceFee.source]).toEqual([last.excise.source, last.clearanceFee.source]);
  });

  test('recycling fee: by power and displacement, for both ages', () => {
    const { combustion, electric, personal, source } = set().recycling;
    expect(source).toBe(last.recycling.source);
    expect(combustion).toHaveLength(13);
    expect(combustion[0]).toMatchObject({ upToHp: 160, upToKw: 117.68 });
    const describeCell = (row: number, column: number) => {
      const { under3, older } = combustion.at(row)?.cells.at(column) ?? {};
      return [under3, older].map((each) => `${each?.row.replaceAll('\u00A0', ' ')} = ${each?.rub}`);
    };
    const prefix = 'коммерческий коэффициент; ';
    expect(describeCell(0, 0)).toEqual([
      `${prefix}до 160 л.с. (117,68 кВт); до 1 000 см³; до 3 лет: 20 000 ₽ × 14,88 = 297600`,
      `${prefix}до 160 л.с. (117,68 кВт); до 1 000 см³; старше 3 лет: 20 000 ₽ × 27,6 = 552000`,
    ]);
    expect(describeCell(-1, -1)).toEqual([
      `${prefix}свыше 500 л.с. (367,75 кВт); свыше 3 500 см³; до 3 лет: 20 000 ₽ × 229,08 = 4581600`,
      `${prefix}свыше 500 л.с. (367,75 кВт); свыше 3 500 см³; старше 3 лет: 20 000 ₽ × 344,28 = 6885600`,
    ]);
    expect(combustion[0]?.cells.map(({ upTo }) => upTo)).toEqual([1000, 2000, 3000, 3500, null]);
    expect(listRowTexts(electric.flatMap(({ cells }) => cells.map(({ older }) => older))).slice(-2)).toEqual([
      `${prefix}до 280 л.с. (205,94 кВт) 30-минутной мощности; электродвигатель; старше 3 лет: 20 000 ₽ × 205,2`,
      `${prefix}свыше 280 л.с. (205,94 кВт) 30-минутной мощности; электродвигатель; старше 3 лет: 20 000 ₽ × 239,04`,
    ]);
    expect(electric.flatMap(({ cells }) => cells.map(({ upTo }) => upTo))).toEqual(electric.map(() => null));
    expect(listRowTexts([personal.under3, personal.older])).toEqual([
      'личное пользование; до 3 лет: 20 000 ₽ × 0,17',
      'личное пользование; старше 3 лет: 20 000 ₽ × 0,26',
    ]);
    expect([personal.under3.rub, personal.older.rub]).toEqual([3400, 5200]);
    expect(personal).toMatchObject({
      combustion: { upToHp: 160, upToKw: 117.68, upToCc: 3000 },
      electric: { upToHp: 80, upToKw: 58.84 },
    });
  });

  test('December 2025 has its own coefficients; before, only displacement counts', () => {
    const { combustion, personal } = compileTables(december).recycling;
    const cell = combustion[1]?.cells[1];
    expect(listRowTexts(cell ? [cell.under3] : [])).toEqual([
      'коммерческий коэффициент; до 190 л.с. (139,75 кВт); до 2 000 см³; до 3 лет: 20 000 ₽ × 37,5',
    ]);
    expect([cell?.under3.rub, personal.under3.rub]).toEqual([750_000, 3400]);
    const before = compileTables(early).recycling;
    expect(
      listRowTexts(before.combustion.flatMap(({ cells }) => cells.map(({ under3 }) => under3))).at(-1),
    ).toBe('коммерческий коэффициент; свыше 3 500 см³; до 3 лет: 20 000 ₽ × 137,11');
    expect(listRowTexts(before.electric.flatMap(({ cells }) => cells.map(({ under3 }) => under3)))).toEqual([
      'коммерческий коэффициент; электродвигатель; до 3 лет: 20 000 ₽ × 33,37',
    ]);
  });
});

test('a recompiled set gives the same receipts', () => {
  const sets = allTables.map(({ data }) => compileTables(data));
  const cars = [
    { fuel: 'petrol', ageMonths: 12 },
    { fuel: 'diesel', ageMonths: 40 },
    { fuel: 'electric', ageMonths: 70 },
    { fuel: 'petrol', ageMonths: 100 },
  ];
  for (const set of sets)
    for (const payer of ['physic', 'jur'])
      for (const car of cars)
        for (const powerHp of [80, 170, 600]) {
          const raw = {
            ...car,
            payer,
            powerHp,
            displacementCc: 1998,
            customsValueRub: 3_000_000,
            date: set.validFrom,
          };
          expect(calculateCost(read(raw), set, settings, rates, set.validFrom)).toEqual(
            calculateReceipt(read(raw), { tables: allTables, settings, rates, today: set.validFrom }),
          );
        }
});

/** The tables of 2026 with some of the figures of the recycling fee replaced. */
function compileWith(over: Partial<TableSetData['recycling']>) {
  if (!last) throw new Error('no tables');
  return compileTables({ ...last, recycling: { ...last.recycling, ...over } });
}

test('a preference without a displacement bound applies to nine litres too', () => {
  const set = compileWith({
    personal: { ...last.recycling.personal, combustion: { upToHp: 160, upToKw: 117.68, upToCc: null } },
  });
  const raw = { customsValueRub: 1_000_000, displacementCc: 9000, powerHp: 100, ageMonths: 1 };
  const { lines } = calculateCost(read(raw), set, settings, rates, '2026-09-05');
  expect(lines.at(-1)?.amountRub).toBe(3400);
  expect(getPayment(raw, 'recycling_fee')).toBe(3_290_600);
});

test('a single row without a bound is called «без границ»', () => {
  const set = compileWith({
    displacementsCc: [null],
    combustion: [{ upToHp: null, upToKw: null, coefficients: [[1, 2]] }],
  });
  const [cell] = set.recycling.combustion[0]?.cells ?? [];
  expect(listRowTexts(cell ? [cell.under3, cell.older] : [])).toEqual([
    'коммерческий коэффициент; без границ; до 3 лет: 20 000 ₽ × 1',
    'коммерческий коэффициент; без границ; старше 3 лет: 20 000 ₽ × 2',
  ]);
});
