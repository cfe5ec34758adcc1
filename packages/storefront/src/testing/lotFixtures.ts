/** Made-up lots of the other hosts, for stories. Those of Japan are in packages/ui. */
import type { Lot } from '@vvoz/catalogue/lots/lot';
import { drawCar } from '@vvoz/ui/lots/fixturePictures.ts';
import { korean } from '@vvoz/ui/lots/fixtures.ts';

const { kuzov: _kuzov, ...sold } = korean;

/** A used car at the seller's price in yuan. */
export const coolray: Lot = {
  ...sold,
  id: 'coolray',
  type: 'china',
  brand: 'GEELY',
  model: 'COOLRAY',
  year: 2022,
  month: 5,
  engineCc: 1477,
  powerHp: 147,
  fuel: 'petrol',
  mileageKm: 42_000,
  color: 'blue',
  auction: 'Che168',
  town: 'Guangzhou',
  finish: 72_000,
  currency: 'cny',
  images: [drawCar('steelblue'), drawCar('steelblue', true)],
  country: 'china',
};

const { engineCc: _engine, gearbox: _gearbox, drive: _drive, bodyType: _body, ...used } = sold;

/** An excavator with its measures; running hours instead of kilometres. */
export const excavator: Lot = {
  ...used,
  id: 'excavator',
  type: 'spec',
  brand: 'SANY',
  model: 'SY215C',
  year: 2022,
  powerHp: 158,
  fuel: 'diesel',
  mileageKm: 2150,
  color: 'yellow',
  auction: 'Machinery yard',
  town: 'Suifenhe',
  finish: 512_000,
  currency: 'cny',
  images: [drawCar('goldenrod'), drawCar('goldenrod', true)],
  bodyType: 'excavator',
  country: 'china',
  lengthMm: 9680,
  widthMm: 2980,
  heightMm: 3240,
  massKg: 21_900,
  clearanceMm: 465,
};
