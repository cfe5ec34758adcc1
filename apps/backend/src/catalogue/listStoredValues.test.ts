import { CATALOGUE_TYPE_NAMES } from '@vvoz/catalogue/types/catalogueTypes';
import { expect, test } from 'vitest';
import { listStoredValues } from './listStoredValues.ts';

test('AT means two pedals at auctions, the automatic alone where four gearboxes are told apart', () => {
  const twoPedals = CATALOGUE_TYPE_NAMES.filter(
    (type) => listStoredValues('gearbox', 'AT', type).length === 3,
  );
  expect(twoPedals).toEqual(['japan', 'japan_st', 'bike', 'bike_st', 'europe', 'europe_st']);
  expect(listStoredValues('gearbox', 'AT', 'japan')).toEqual(['AT', 'CVT', 'AMT']);
  expect(listStoredValues('gearbox', 'AT', 'korean')).toEqual(['AT']);
  expect(listStoredValues('gearbox', 'MT', 'japan')).toEqual(['MT']);
});
test('2WD means every drive of two wheels', () =>
  expect(listStoredValues('drive', '2WD', 'japan')).toEqual(['FF', 'FR', 'MR', 'RR']));
