import { expect, test } from 'vitest';
import { formatLawFacts, parseLawFacts, type LawFacts } from './lawFacts.ts';

test.each<[LawFacts, string]>([
  [{}, ''],
  [
    { fuel: 'series_hybrid', enginePowerKw: 60, powersHp: [115.57, 120] },
    'fuel=series_hybrid&enginePowerKw=60&powersHp=115.57,120',
  ],
  [
    { kind: 'truck', category: 'N1', truckKind: 'cargo', massMinKg: 2000, massMaxKg: 2500 },
    'kind=truck&category=N1&truckKind=cargo&massMinKg=2000&massMaxKg=2500',
  ],
  [
    { machine: 'excavator', kindSource: 'assumed', powerSource: 'reference' },
    'machine=excavator&kindSource=assumed&powerSource=reference',
  ],
])('%j is written «%s», and read again', (facts, text) => {
  expect(formatLawFacts(facts)).toBe(text);
  expect(parseLawFacts(text)).toStrictEqual(facts);
});

test('unknown facts are not written', () =>
  expect(formatLawFacts({ fuel: undefined, massKg: 900 })).toBe('massKg=900'));

test.each([
  undefined,
  'fuel=steam',
  'category=m1',
  'weight=900',
  'constructor=x&toString=x',
  'massKg=&displacementCc=0&power30Kw=-5&motorPeakKw=much',
  'powersHp=0,?',
  'fuel',
])('«%s» has no fact', (text) => expect(parseLawFacts(text)).toStrictEqual({}));
