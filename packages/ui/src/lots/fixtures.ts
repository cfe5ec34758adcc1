/** Lots for stories and tests: an ordinary lot, and the defects of real feeds. The clock is 24 November 2026. */
import type { Lot } from '@vvoz/catalogue/lots/lot';
import { drawCar, drawSheet } from './fixturePictures.ts';

const drawPictures = (color: string, grade: string): readonly string[] => [
  drawSheet(grade),
  drawCar(color),
  drawCar(color, true),
];

/** All fields known, auction tomorrow. */
export const prius: Lot = {
  id: 'prius',
  type: 'japan',
  brand: 'TOYOTA',
  model: 'PRIUS',
  kuzov: 'ZVW51',
  grade: 'S TOURING SELECTION',
  year: 2022,
  month: 3,
  engineCc: 1797,
  powerHp: 98,
  fuel: 'hybrid',
  gearbox: 'CVT',
  drive: 'FF',
  mileageKm: 64_000,
  color: 'silver',
  rate: '4',
  lotNumber: '5123',
  auction: 'USS Tokyo',
  town: 'Chiba',
  auctionDate: '2026-11-25T09:40:00',
  start: 300_000,
  average: 1_140_000,
  currency: 'jpy',
  status: 'coming',
  leftHand: false,
  images: drawPictures('silver', '4'),
  bodyType: 'hatchback',
  equipment: ['AAC', 'PS', 'PW', 'ABS', 'NAV', 'BC', 'AW'],
  country: 'japan',
  serial: 'ZVW51-6184412',
  info: 'INT:B EXT:B MARKS:A1@bumperF,U1@doorRL,A2@bumperR,W1@quarterL NOTES:Один владелец; Запасной ключ, книжка; Салон: лёгкие потёртости',
};

const { grade: _trim, ...bare } = prius;
const makeLot = (id: string, changes: Partial<Lot>): Lot => ({ ...bare, id, ...changes });

export const vezel = makeLot('vezel', {
  brand: 'HONDA',
  model: 'VEZEL',
  kuzov: 'RV3',
  engineCc: 1496,
  powerHp: 118,
  mileageKm: 41_000,
  rate: '4.5',
  lotNumber: '20417',
  auction: 'USS Nagoya',
  auctionDate: '2026-11-27T12:05:00',
  start: 500_000,
  average: 1_690_000,
  color: 'black',
  images: drawPictures('darkslategray', '4.5'),
});

export const harrier = makeLot('harrier', {
  model: 'HARRIER',
  kuzov: 'MXUA80',
  engineCc: 1986,
  powerHp: 171,
  mileageKm: 38_000,
  rate: '4.5',
  lotNumber: '8061',
  auction: 'TAA Kinki',
  auctionDate: '2026-11-26T11:20:00',
  start: 1_200_000,
  average: 2_610_000,
  color: 'pearl',
  images: drawPictures('ivory', '4.5'),
});

/** The feed has no PW. */
export const noPower: Lot = (() => {
  const { powerHp: _unknown, ...rest } = makeLot('no-power', {
    brand: 'HONDA',
    model: 'CIVIC',
    kuzov: 'FL1',
    engineCc: 1496,
    mileageKm: 29_000,
    lotNumber: '1188',
    auction: 'JU Gifu',
    color: 'blue',
    images: drawPictures('steelblue', '4'),
  });
  return rest;
})();

export const longTitle = makeLot('long-title', {
  brand: 'HONDA',
  model: 'FREED+ HYBRID MODULO X HONDA SENSING',
  kuzov: 'GB7',
  gearbox: 'AMT',
  rate: '4.5',
  lotNumber: '4630',
  auction: 'HAA Kobe',
  color: 'beige',
  images: drawPictures('wheat', '4.5'),
});

/** Three lines at 320 px: the third is truncated. */
export const endlessTitle = makeLot('endless-title', {
  brand: 'MERCEDES-BENZ',
  model: 'AMG GLE-CLASS COUPE 63 S 4MATIC+ NIGHT EDITION PERFORMANCE PACKAGE',
  kuzov: '167389',
  drive: '4WD',
  engineCc: 3982,
  powerHp: 612,
  color: 'wine',
  images: drawPictures('maroon', '4'),
});

export const sold = makeLot('sold', {
  type: 'japan_st',
  brand: 'MAZDA',
  model: 'CX-30',
  kuzov: 'DMEP',
  engineCc: 1496,
  powerHp: 111,
  gearbox: 'FAT',
  rate: '4.5',
  lotNumber: '7015',
  auction: 'USS Yokohama',
  auctionDate: '2026-11-23T10:12:00',
  start: 600_000,
  average: 1_240_000,
  finish: 1_312_000,
  status: 'sold',
  color: 'red',
  images: drawPictures('indianred', '4.5'),
});

/** Feeds send 0 for an unknown price. */
export const soldForUnknownPrice: Lot = { ...sold, id: 'sold-for-unknown-price', finish: 0, average: 0 };

export const notSold: Lot = { ...sold, id: 'not-sold', status: 'not_sold', finish: 980_000 };
export const cancelled: Lot = { ...sold, id: 'cancelled', status: 'cancelled', finish: 0 };
export const removed: Lot = { ...sold, id: 'removed', status: 'removed', finish: 0 };
export const withdrawn: Lot = { ...prius, id: 'withdrawn', status: 'withdrawn' };

export const noPhoto = makeLot('no-photo', {
  model: 'RAIZE',
  kuzov: 'A200A',
  engineCc: 996,
  lotNumber: '2209',
  auction: 'JU Aichi',
  images: [],
});

/** Nothing is known except the model. */
export const unknown: Lot = {
  id: 'unknown',
  type: 'japan',
  brand: 'NISSAN',
  model: 'ATLAS',
  currency: 'jpy',
  status: 'coming',
  images: [drawSheet('—')],
  equipment: [],
};

/** Fourteen digits: a typing error in the feed must not break the layout. */
export const expensive = makeLot('dear', {
  model: 'CENTURY',
  kuzov: 'UWG60',
  engineCc: 4968,
  powerHp: 381,
  start: 98_765_432_109_876,
  average: 12_345_678_901_234,
  color: 'black',
  images: drawPictures('midnightblue', '4'),
});

/** A fixed price in won; no auction, no sheet. */
/** A car that is in Vladivostok, customs paid. */
export const inStock: Lot = {
  id: 'in-stock',
  type: 'stock',
  brand: 'NISSAN',
  model: 'NOTE',
  kuzov: 'E13',
  year: 2022,
  engineCc: 1198,
  powerHp: 82,
  fuel: 'hybrid',
  gearbox: 'AT',
  drive: 'FF',
  mileageKm: 70_000,
  color: 'red',
  town: 'Владивосток',
  finish: 880_000,
  currency: 'rub',
  status: 'coming',
  images: [drawCar('red')],
  bodyType: 'hatchback',
  equipment: [],
};

export const korean: Lot = {
  id: 'korean',
  type: 'korean',
  brand: 'KIA',
  model: 'SORENTO',
  kuzov: 'MQ4',
  year: 2021,
  month: 7,
  engineCc: 2151,
  powerHp: 202,
  fuel: 'diesel',
  gearbox: 'DAT',
  drive: '4WD',
  mileageKm: 41_250,
  color: 'white',
  auction: 'Encar',
  town: 'Incheon',
  finish: 31_500_000,
  currency: 'krw',
  status: 'coming',
  leftHand: true,
  images: [drawCar('snow'), drawCar('snow', true)],
  bodyType: 'suv',
  equipment: [],
};

export const kei = makeLot('kei', {
  brand: 'HONDA',
  model: 'N BOX',
  kuzov: 'JF3',
  engineCc: 658,
  powerHp: 58,
  rate: 'RA',
  lotNumber: '61207',
  auction: 'USS Osaka',
  start: 120_000,
  average: 640_000,
  color: 'yellow',
  images: drawPictures('gold', 'RA'),
});

export const allLots: readonly Lot[] = [
  prius,
  vezel,
  harrier,
  noPower,
  longTitle,
  sold,
  notSold,
  cancelled,
  withdrawn,
  noPhoto,
  expensive,
  unknown,
];

const lowFeeBadge = { tone: 'pos', icon: 'check', text: 'до 160 л.с.' } as const;

/** Turnkey prices and badges for the cards. */
export const makeTurnkeyExtras = (lot: { readonly id: string }) => ({
  turnkey:
    lot.id === 'no-power'
      ? {
          label: 'под ключ',
          amount: '≈ 1,71–1,98 млн ₽',
          sure: 'ставка и мощность, считайте 1,92 млн ₽',
          interval: true,
        }
      : { label: 'под ключ', amount: '≈ 1,45 млн ₽', sure: 'обычно 1,30–1,62' },
  badges:
    lot.id === 'harrier'
      ? [{ tone: 'cri', icon: 'info', text: 'утильсбор 1,49 млн ₽' } as const]
      : [lowFeeBadge],
});
