import { expect, test } from 'vitest';
import { FUELS } from '../words/fuels.ts';
import { findCalcFuel } from './calcFuel.ts';

test('every kind of hybrid counts as a hybrid in the law; «other» and a missing fuel have no rates', () => {
  expect(FUELS.map((fuel) => [fuel, findCalcFuel(fuel)])).toEqual([
    ['petrol', 'petrol'],
    ['diesel', 'diesel'],
    ['gas', 'gas'],
    ['hybrid', 'hybrid'],
    ['diesel_hybrid', 'hybrid'],
    ['plug_in_hybrid', 'hybrid'],
    ['electric', 'electric'],
    ['other', undefined],
  ]);
  expect(findCalcFuel(undefined)).toBeUndefined();
});
