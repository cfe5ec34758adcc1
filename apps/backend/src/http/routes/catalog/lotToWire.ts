import { fuelCode } from '@vvoz/catalogue/words/fuels';
import { gearboxKind, gearboxType } from '@vvoz/catalogue/words/gearboxes';
import type { Lot } from '@vvoz/catalogue/lots/lot';
import type { LotStatus } from '@vvoz/catalogue/lots/lotStatuses';
import { CATALOGUE_TYPES } from '@vvoz/catalogue/types/catalogueTypes';
import { LOT_DETAILS } from '@vvoz/catalogue/lots/lotDetails';
import type { WireLot } from '@vvoz/api/wire/lotSchema';

/** As the feeds say it; '' is «to come». */
const STATUS: Readonly<Record<LotStatus, string>> = {
  coming: '',
  sold: 'sold',
  not_sold: 'not sold',
  cancelled: 'cancelled',
  removed: 'removed',
  withdrawn: 'withdrawn',
};

function kppType(gearbox = ''): string {
  const kind = gearboxKind(gearbox);
  return kind === undefined ? '' : gearboxType(kind);
}

/** Whose left-hand stock a lot is. */
const PARENTS_BY_COUNTRY: Readonly<Record<string, string>> = { JP: 'japan', EU: 'europe' };

const detailsToWire = (details: Lot['details'] = {}): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(details).flatMap(([key, value]) => (LOT_DETAILS[key] ? [[LOT_DETAILS[key], value]] : [])),
  );

/**
 * One normalised lot → the record of the specification. What the source does not say is '' where it is a word, and
 * absent where it is a number.
 */
export function lotToWire(lot: Lot): WireLot {
  return {
    ID: lot.id,
    LOT: lot.lotNumber ?? '',
    LOT_NUM: lot.lotNumber ?? '',
    AUCTION_DATE: lot.auctionDate?.replace('T', ' ') ?? '',
    AUCTION: lot.auction ?? '',
    TOWN: lot.town ?? '',
    MARKA_NAME: lot.brand,
    MODEL_NAME: lot.model,
    BODY_TYPE: lot.bodyType ?? '',
    YEAR: lot.year,
    MONTH: lot.month,
    ENG_V: lot.engineCc,
    PW: lot.powerHp,
    KUZOV: lot.kuzov ?? '',
    GRADE: lot.grade ?? '',
    KPP: lot.gearbox ?? '',
    KPP_TYPE: kppType(lot.gearbox),
    PRIV: lot.drive ?? '',
    MILEAGE: lot.mileageKm,
    COLOR: lot.color?.toUpperCase() ?? '',
    EQUIP: lot.equipment.join(' '),
    RATE: lot.rate ?? '',
    START: lot.start,
    AVG_PRICE: lot.average,
    FINISH: lot.finish,
    CURRENCY: lot.currency.toUpperCase(),
    STATUS: STATUS[lot.status],
    COUNTRY: lot.country ?? '',
    TIME: lot.fuel === undefined ? '' : fuelCode(lot.fuel),
    TYPE: lot.type,
    auc_type: CATALOGUE_TYPES[lot.type].aucType,
    LHDRIVE: lot.leftHand ? '1' : '0',
    SERIAL: lot.serial ?? '',
    INFO: lot.info ?? '',
    IMAGES: lot.images.join('#'),
    TYPE_PARENT: CATALOGUE_TYPES[lot.type].parent ?? PARENTS_BY_COUNTRY[lot.country ?? ''] ?? '',
    SANCTION: lot.sanctioned ? '1' : '0',
    LENGTH: lot.lengthMm,
    WIDTH: lot.widthMm,
    HEIGHT: lot.heightMm,
    CLEARANCE: lot.clearanceMm,
    MASS: lot.massKg,
    COST_RU: lot.costRub,
    AGE_CLASS: lot.ageClass,
    FEE_CLASS: lot.feeClass,
    ...detailsToWire(lot.details),
  };
}
