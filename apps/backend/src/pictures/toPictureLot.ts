import type { Lot } from '@vvoz/catalogue/lots/lot';
import { findModel } from '@vvoz/demo/reference/lookup';
import type { PictureLot } from './lotPictures.ts';

/** Picks the facts that a lot's pictures are drawn from. */
export function toPictureLot(lot: Lot): PictureLot {
  const dims = findModel(lot.brand, lot.model)?.dims;
  return {
    id: `${lot.type}/${lot.id}`,
    lotNumber: lot.lotNumber ?? '',
    brand: lot.brand,
    model: lot.model,
    kuzov: lot.kuzov ?? '',
    grade: lot.grade ?? '',
    year: lot.year ?? null,
    engineCc: lot.engineCc ?? null,
    mileageKm: lot.mileageKm ?? null,
    gearbox: lot.gearbox ?? '',
    fuel: lot.fuel ?? '',
    drive: lot.drive ?? '',
    color: (lot.color ?? '').toUpperCase(),
    equipment: [...lot.equipment],
    rate: lot.rate ?? '',
    start: lot.start ?? null,
    auctionHouse: lot.auction ?? '',
    auctionDate: lot.auctionDate ?? null,
    bodyType: lot.bodyType ?? '',
    leftHand: lot.leftHand ?? false,
    note: lot.info ?? '',
    ...(dims ? { dims } : {}),
  };
}
