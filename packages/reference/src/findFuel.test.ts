import { expect, test } from 'vitest';
import { findDisplacement, findFuel, type FuelQuestion } from './findFuel.ts';

const CAR: FuelQuestion = {
  brand: 'KIA',
  model: 'SORENTO',
  kuzov: '',
  grade: '',
  displacementCc: 1598,
  year: 2023,
};

test.each<[string, Partial<FuelQuestion>, string, string | undefined]>([
  ['all engines of that displacement are hybrids', {}, 'korea', 'hybrid assumed'],
  ['all are diesels', { displacementCc: 2151 }, 'korea', 'diesel assumed'],
  ['petrol, gas and hybrid are possible', { model: 'K5', displacementCc: 1999 }, 'korea', undefined],
  ['the grade says hybrid', { model: 'K5', displacementCc: 1999, grade: '2.0 HYBRID' }, 'korea', 'hybrid'],
  [
    'the grade says it in Korean',
    { model: 'K5', displacementCc: 1999, grade: '하이브리드' },
    'korea',
    'hybrid',
  ],
  ['the grade says diesel', { model: 'NO SUCH', grade: '2.2 DIESEL 4WD' }, 'korea', 'diesel'],
  ['the grade says plug-in', { model: 'NO SUCH', grade: 'PHEV PREMIUM' }, 'china', 'plug_in_hybrid'],
  ['a word that only contains one', { model: 'NO SUCH', grade: 'HYBRIDE' }, 'korea', undefined],
  [
    'a body code that only hybrids have',
    { brand: 'TOYOTA', model: 'PRIUS', kuzov: 'ZVW50' },
    'japan',
    'hybrid',
  ],
  [
    'a body code with a socket',
    { brand: 'TOYOTA', model: 'PRIUS PHV', kuzov: 'ZVW52' },
    'japan',
    'plug_in_hybrid',
  ],
  [
    'a body code of mild hybrids, which feeds call petrol, too',
    { brand: 'SUZUKI', model: 'SOLIO', kuzov: 'MA36S' },
    'japan',
    undefined,
  ],
  ['no displacement', { displacementCc: undefined }, 'korea', undefined],
  [
    'a displacement of 0, which feeds send for an unknown one',
    { model: 'EV6', displacementCc: 0 },
    'korea',
    undefined,
  ],
  ['a body that is no code of hybrids', { kuzov: 'SUV' }, 'korea', 'hybrid assumed'],
  ['an unknown model', { model: 'NO SUCH' }, 'korea', undefined],
])('%s', (_, over, market, expected) => {
  const found = findFuel({ ...CAR, ...over }, market);
  expect(found && `${found.fuel}${found.isAssumed ? ' assumed' : ''}`).toBe(expected);
});

test('the displacement is known where all engines of the model with that fuel have one', () => {
  expect(findDisplacement({ ...CAR, fuel: 'diesel', year: 2023 }, 'korea')).toBe(2151);
  expect(findDisplacement({ ...CAR, fuel: 'diesel', year: 2020 }, 'korea')).toBeUndefined();
  // Cars are registered after they are built: those of 2020 may be sold as ones of 2021.
  expect(findDisplacement({ ...CAR, fuel: 'diesel', year: 2021 }, 'korea')).toBeUndefined();
  expect(findDisplacement({ ...CAR, model: 'EV6', fuel: 'electric' }, 'korea')).toBeUndefined();
  expect(findDisplacement({ ...CAR, model: 'NO SUCH', fuel: 'petrol' }, 'korea')).toBeUndefined();
});
