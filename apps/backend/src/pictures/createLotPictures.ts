import type { Lot } from '@vvoz/catalogue/lots/lot';
import { CATALOGUE_TYPES, type CatalogueType } from '@vvoz/catalogue/types/catalogueTypes';
import { findModel } from '@vvoz/demo/reference/lookup';
import type { CatalogStore } from '../catalogue/CatalogStore.ts';
import { lotPictureFile } from './lotPictureFile.ts';
import type { PictureLot } from './lotPictures.ts';
import { PictureCache } from './PictureCache.ts';
import { pictureSize } from './pictureSize.ts';

export interface PictureAsk {
  readonly type: CatalogueType;
  readonly id: string;
  /** From 0; the auction sheet where the type has one. */
  readonly frame: number;
  readonly width?: string;
  readonly height?: string;
  readonly ground?: 'paper' | 'dark';
}

export interface LotPictures {
  /** A WebP, or undefined where there is no such lot or frame. */
  readonly draw: (ask: PictureAsk) => Promise<Buffer | undefined>;
}

function pictureLot(lot: Lot): PictureLot {
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

/** Draws the demonstration pictures of the store's lots, through a cache in `dir`. */
export function createLotPictures(store: CatalogStore, dir: string): LotPictures {
  const cache = new PictureCache({ dir });
  return {
    draw: async ({ type, id, frame, width, height, ground }) => {
      const lot = await store.get(type, id);
      if (!lot) return undefined;
      const size = pictureSize({ w: width, h: height });
      // Drawings begin with the sheet; a type without sheets begins with the first view.
      const shown = CATALOGUE_TYPES[type].hasSheet ? frame : frame + 1;
      return (
        (await lotPictureFile(cache, {
          lot: pictureLot(lot),
          frame: shown,
          size,
          ...(ground ? { ground } : {}),
        })) ?? undefined
      );
    },
  };
}
