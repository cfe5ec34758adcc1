import { CATALOGUE_TYPE_NAMES } from '@vvoz/catalogue/types/catalogueTypes';
import { expect, test } from 'vitest';
import { listStoredValues } from './listStoredValues.ts';

test('AT means every two-pedal gearbox at auctions, and only the automatic where four gearboxes are distinguished', () => {
  const twoPedals = CATALOGUE_TYPE_NAMES.filter(
    (type) => listStoredValues('gearbox', 'AT', type).length === 3,
  );
  expect(twoPedals).toEqual(['japan', 'japan_st', 'bike', 'bike_st', 'europe', 'europe_st']);
  expect(listStoredValues('gearbox', 'AT', 'japan')).toEqual(['AT', 'CVT', 'AMT']);
  expect(listStoredValues('gearbox', 'AT', 'korean')).toEqual(['AT']);
  expect(listStoredValues('gearbox', 'MT', 'japan')).toEqual(['MT']);
});
test.each([
  ['2WD', 'FF FR MR RR 2WD FF/4WD FR/4WD MR/4WD RR/4WD 2WD/4WD'],
  ['FF', 'FF 2WD FF/4WD 2WD/4WD'],
  ['4WD', '4WD FF/4WD FR/4WD MR/4WD RR/4WD 2WD/4WD'],
])('the option %s covers the drive codes %s', (option, codes) =>
  expect(listStoredValues('drive', option, 'japan').join(' ')).toBe(codes),
);
