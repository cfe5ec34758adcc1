import { expect, test } from 'vitest';
import { calculate, getPayment, listPayments } from './testing/calculate.ts';

const USED = { ageMonths: 48 };
const NEW = { ageMonths: 12 };

test.each([
  [
    'a used 2-litre car of 150 hp pays the preferential recycling fee',
    { customsValueRub: 1_910_682, displacementCc: 1998, powerHp: 150, ...USED },
    { duty: 542_531, clearance_fee: 13_541, recycling_fee: 5200 },
    561_272,
  ],
  [
    'a used 2-litre car of 190 hp pays the commercial recycling fee',
    { customsValueRub: 1_910_682, displacementCc: 1998, powerHp: 190, ...USED },
    { duty: 542_531, clearance_fee: 13_541, recycling_fee: 1_492_800 },
    2_048_872,
  ],
  [
    'a used 1.5-litre car of 109 hp pays the preferential recycling fee',
    { customsValueRub: 1_000_000, displacementCc: 1496, powerHp: 109, ...USED },
    { duty: 255_768, clearance_fee: 4924, recycling_fee: 5200 },
    265_892,
  ],
  [
    'a new cheap car pays a duty of 2.5 €/cm³, the minimum',
    { customsValueRub: 700_000, eurRate: 100, displacementCc: 1800, powerHp: 140, ...NEW },
    { duty: 450_000, clearance_fee: 4924, recycling_fee: 3400 },
    458_324,
  ],
  [
    'a new dearer car pays a duty of 48 % of its customs value',
    { customsValueRub: 2_500_000, eurRate: 100, displacementCc: 1490, powerHp: 120, ...NEW },
    { duty: 1_200_000, clearance_fee: 13_541, recycling_fee: 3400 },
    1_216_941,
  ],
  [
    'a used electric car pays excise and VAT',
    { customsValueRub: 1_500_000, fuel: 'electric', powerKw: 85, power30Kw: 85, ...USED },
    { duty: 225_000, excise: 7253, vat: 381_096, clearance_fee: 13_541, recycling_fee: 1_912_800 },
    2_539_690,
  ],
  [
    'a legal entity pays excise, VAT and the commercial fee',
    { customsValueRub: 2_000_000, payer: 'jur', displacementCc: 1998, powerHp: 150, ...NEW },
    { duty: 300_000, excise: 9600, vat: 508_112, clearance_fee: 13_541, recycling_fee: 800_800 },
    1_632_053,
  ],
])('%s', (_, input, lines, total) => {
  const receipt = calculate(input);
  expect(listPayments(receipt)).toEqual(lines);
  expect(receipt.totals).toEqual({ abroad: 0, customs: total, russia: 0, total });
  expect(receipt.interval).toBeUndefined();
});

test.each([
  [150, 2000, 12, 3400],
  [150, 2000, 48, 5200],
  [170, 1000, 12, 307_200],
  [170, 1500, 12, 900_000],
  [200, 2000, 12, 952_800],
  [170, 2500, 12, 2_306_800],
  [150, 3200, 12, 2_584_000],
])('recycling fee of an individual: %d hp, %d cm³, %d months', (powerHp, displacementCc, ageMonths, rub) => {
  const input = { customsValueRub: 1_000_000, powerHp, displacementCc, ageMonths };
  expect(getPayment(input, 'recycling_fee')).toBe(rub);
});

test.each([
  ['2026-12-31', 1_584_000],
  ['2027-01-01', 1_742_400],
])('200 hp, 2 litres, over three years, cleared on %s: %d ₽', (date, rub) => {
  const car = { customsValueRub: 1_000_000, powerHp: 200, displacementCc: 1998, ageMonths: 48 };
  expect(getPayment({ ...car, date }, 'recycling_fee')).toBe(rub);
});

test('turnkey cost without auction fee and margin', () => {
  const receipt = calculate({
    price: 1_200_000,
    currency: 'jpy',
    displacementCc: 1496,
    powerHp: 109,
    ...USED,
    settings: {
      marginPercent: { jpy: 0 },
      abroad: { japan: { auction_fee: { amount: 0 } } },
    },
  });
  expect(receipt.lines.map(({ code, amountRub }) => [code, amountRub])).toEqual([
    ['price', 660_000],
    ['inland_freight', 96_250],
    ['loading', 22_000],
    ['duty', 255_768],
    ['clearance_fee', 4924],
    ['recycling_fee', 5200],
    ['storage', 35_000],
    ['broker', 25_000],
    ['lab', 25_000],
    ['bank', 7300],
    ['local_moves', 7000],
    ['company', 60_000],
  ]);
  expect(receipt.totals).toEqual({
    abroad: 778_250,
    customs: 265_892,
    russia: 159_300,
    total: 1_203_442,
  });
  expect(receipt.customsValueRub).toBe(778_250);
});

test('turnkey cost with fee and margin: payments abroad rise, the customs rate stays', () => {
  const receipt = calculate({
    price: 1_200_000,
    currency: 'jpy',
    displacementCc: 1496,
    powerHp: 109,
    ...USED,
  });
  expect(listPayments(receipt)).toMatchObject({
    price: 709_500,
    auction_fee: 26_606,
    inland_freight: 103_469,
    loading: 23_650,
  });
  expect(receipt.customsValueRub).toBe(803_000);
});
