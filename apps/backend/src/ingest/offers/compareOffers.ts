import type { Database } from 'better-sqlite3';
import { CATALOGUE_TYPES, type CatalogueType } from '@vvoz/catalogue/types/catalogueTypes';
import { SHOWN_TYPES } from '@vvoz/catalogue/types/shownTypes';
import { createDealFinder, type PricedVehicle } from '@vvoz/estimate/createDealFinder';

/** An offer with the columns that make it similar to others. */
interface Offer extends PricedVehicle {
  readonly key: number;
  /** Lots with the same one are similar. */
  readonly kind: string;
  readonly price_share: number | null;
  readonly usual_mileage: number | null;
}

/** Cars on offer by kind: brand, model, body code, engine, fuel, year and currency are equal. */
const SELECT = `select key, finish as price, mileage, price_share, usual_mileage,
    brand || '|' || model || '|' || kuzov || '|' || ifnull(engine, '') || '|' || fuel || '|' || year || '|' || currency as kind
  from lot where type = ? and live = 1 and status = 'coming' and finish > 0 and year > 0 order by kind, key`;
/** Lots that are no longer compared. */
const CLEAR = `update lot set price_share = null, usual_mileage = null
  where type = ? and price_share is not null and not (live = 1 and status = 'coming' and finish > 0 and year > 0)`;

const isCompared = (type: CatalogueType): boolean =>
  SHOWN_TYPES[type].price === 'fixed' && CATALOGUE_TYPES[type].vehicle === 'car';

/**
 * Compares each car of a fixed-price type with the similar ones on offer, and stores the difference. An import calls it at
 * its end, because new offers change the middle price. Returns the number of changed lots. The caller has a transaction.
 */
export function compareOffers(db: Database, type: CatalogueType): number {
  if (!isCompared(type)) return 0;
  const update = db.prepare('update lot set price_share = ?, usual_mileage = ? where key = ?');
  let changed = db.prepare(CLEAR).run(type).changes;
  const groups = Object.values(
    Object.groupBy(db.prepare<[string], Offer>(SELECT).all(type), ({ kind }) => kind),
  );
  for (const offers of groups) {
    if (!offers) continue;
    const findDeal = createDealFinder(offers);
    for (const offer of offers) {
      const deal = findDeal(offer);
      const share = deal ? 100 + deal.percent : null;
      const usual =
        deal?.mileage === undefined || offer.mileage === null ? null : offer.mileage - deal.mileage;
      if (share === offer.price_share && usual === offer.usual_mileage) continue;
      update.run(share, usual, offer.key);
      changed += 1;
    }
  }
  return changed;
}
