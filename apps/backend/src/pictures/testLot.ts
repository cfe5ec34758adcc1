import type { PictureLot } from './lotPictures.ts';

/** A lot for the tests of this folder. */
export const testLot: PictureLot = {
  id: 'jpcenter:40217',
  lotNumber: '40217',
  brand: 'TOYOTA',
  model: 'PRIUS',
  kuzov: 'ZVW50',
  grade: 'S TOURING',
  year: 2019,
  engineCc: 1800,
  mileageKm: 48_000,
  gearbox: 'CVT',
  fuel: 'HYBRID',
  drive: 'FF',
  color: 'PEARL WHITE',
  equipment: ['AAC', 'PS', 'PW', 'NAVI', 'AW'],
  rate: '4.5',
  start: 1_150_000,
  auctionHouse: 'USS Tokyo',
  auctionDate: '2026-11-25 09:40:00',
  bodyType: 'hatchback',
  leftHand: false,
  note: 'INT:B EXT:C MARKS:A1@bumperF,U2@doorFL NOTES:Один владелец; Запасной ключ',
};
