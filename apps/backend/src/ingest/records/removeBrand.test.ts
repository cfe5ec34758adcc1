import { expect, test } from 'vitest';
import { removeBrand } from './removeBrand.ts';

test.each([
  ['DUCATI', 'DUCATI 1198 S', '1198 S'],
  ['HARLEY DAVIDSON', 'HARLEY DAVIDSON XL883', 'XL883'],
  ['HARLEY DAVIDSON', 'HARLEY-DAVIDSON XL883', 'XL883'],
  ['HARLEY-DAVIDSON', 'HARLEY DAVIDSON FXSTC 1340', 'FXSTC 1340'],
  ['ROYAL ENFIELD', 'ROYAL ENFIELD CLASSIC 350', 'CLASSIC 350'],
  ['MV AGUSTA', 'MV AGUSTA F4', 'F4'],
  ['HONDA', 'CB400 SUPER FOUR', 'CB400 SUPER FOUR'],
  ['BMW', 'BMWX 1', 'BMWX 1'],
  ['HARLEY DAVIDSON', 'HARLEY XL883', 'HARLEY XL883'],
  ['ROYAL ENFIELD', 'ROYAL ENFIELD', 'ROYAL ENFIELD'],
  ['DUCATI', 'DUCATI', 'DUCATI'],
])('brand %s, model %s: %s', (brand, model, bare) => {
  expect(removeBrand(model, brand)).toBe(bare);
});
