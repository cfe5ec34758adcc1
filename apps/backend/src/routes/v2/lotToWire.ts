import { FUEL_CODES } from '@vvoz/api/catalog/fuels';
import { gearboxKind } from '@vvoz/api/catalog/gearboxes';
import type { Lot, LotStatus, LotSummary } from '@vvoz/api/catalog/lot';
import type { V2Lot } from '@vvoz/api/v2/schemas';

const STATUS: Readonly<Record<LotStatus, string>> = {
  coming: '',
  sold: 'sold',
  not_sold: 'not sold',
  cancelled: 'cancelled',
  removed: 'removed',
  withdrawn: 'withdrawn',
};

const kppType = (gearbox: string | undefined): string | undefined => {
  const kind = gearbox === undefined ? undefined : gearboxKind(gearbox);
  return kind === undefined ? undefined : kind === 'MT' ? '1' : '2';
};

/** What kind of page a lot belongs to: an auction, its results, or stock at a fixed price. */
const auctionKind = ({ type, auctionDate }: LotSummary): string =>
  type.endsWith('_st') ? 'stats' : auctionDate ? 'auction' : 'stock';

/** One normalised lot → the record of the specification; absent fields stay out. */
export function lotToWire(lot: Lot | LotSummary): V2Lot {
  const whole: Partial<Lot> = 'equipment' in lot ? lot : {};
  return {
    ID: lot.id,
    LOT: lot.lotNumber,
    LOT_NUM: lot.lotNumber,
    AUCTION_DATE: lot.auctionDate?.replace('T', ' '),
    AUCTION: lot.auction,
    TOWN: lot.town,
    MARKA_NAME: lot.brand,
    MODEL_NAME: lot.model,
    BODY_TYPE: whole.bodyType,
    YEAR: lot.year,
    MONTH: lot.month,
    ENG_V: lot.engineCc,
    PW: lot.powerHp,
    KUZOV: lot.kuzov,
    GRADE: lot.grade,
    KPP: lot.gearbox,
    KPP_TYPE: kppType(lot.gearbox),
    PRIV: lot.drive,
    MILEAGE: lot.mileageKm,
    COLOR: lot.color?.toUpperCase(),
    EQUIP: whole.equipment?.join(' '),
    RATE: lot.rate,
    START: lot.start,
    AVG_PRICE: lot.average,
    FINISH: lot.finish,
    CURRENCY: lot.currency.toUpperCase(),
    STATUS: STATUS[lot.status],
    COUNTRY: whole.country,
    TIME: lot.fuel === undefined ? undefined : FUEL_CODES[lot.fuel],
    TYPE: lot.type,
    auc_type: auctionKind(lot),
    LHDRIVE: lot.leftHand ? '1' : undefined,
    SERIAL: whole.serial,
    INFO: whole.info,
    IMAGES: lot.images.join('#'),
  };
}
