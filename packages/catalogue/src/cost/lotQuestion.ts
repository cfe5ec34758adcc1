import type { LotSummary } from '../lots/lot.ts';
import { hasFixedPrice } from '../lots/fixedPrice.ts';
import { reckonedYear } from '../lots/years.ts';
import { CATALOGUE_TYPES, type CatalogueType } from '../types/catalogueTypes.ts';
import type { BodyClass, CostInput, VehicleKind } from './costTypes.ts';

/** The price of a lot that its cost is based on. */
export type PriceBasis = 'finish' | 'average' | 'start';

/** Fields of a lot that its cost depends on. */
export type LotCostFacts = Pick<
  LotSummary,
  | 'type'
  | 'status'
  | 'auctionDate'
  | 'currency'
  | 'start'
  | 'average'
  | 'finish'
  | 'year'
  | 'month'
  | 'engineCc'
  | 'powerHp'
  | 'fuel'
> & { readonly bodyType?: string | undefined; readonly massKg?: number | undefined };

/** Input of the cost engine for a lot, without the visitor's choices. */
export type LotQuestion = Pick<
  CostInput,
  | 'price'
  | 'currency'
  | 'kind'
  | 'fuel'
  | 'displacementCc'
  | 'powerHp'
  | 'year'
  | 'month'
  | 'massKg'
  | 'bodyClass'
  | 'country'
> & { readonly price: number; readonly currency: string };

const CLASSES: ReadonlyMap<string, BodyClass> = new Map(
  Object.entries({
    sedan: 'passenger',
    coupe: 'passenger',
    hatchback: 'passenger',
    wagon: 'passenger',
    kei: 'passenger',
    minivan: 'minivan',
    van: 'minivan',
    suv: 'suv',
    pickup: 'suv',
    truck: 'truck',
    crane_truck: 'truck',
  } as const),
);

/** Body class for the sums of construct and raspil; undefined for an unknown body type. */
export const bodyClassOf = (bodyType: string | undefined): BodyClass | undefined =>
  bodyType === undefined ? undefined : CLASSES.get(bodyType.trim().toLowerCase());

/** Vehicle kind in the law: by catalogue type; lorries among cars by body class. */
export function kindOf(type: CatalogueType, bodyClass: BodyClass | undefined): VehicleKind {
  const { vehicle } = CATALOGUE_TYPES[type];
  return vehicle === 'car' && bodyClass === 'truck' ? 'truck' : vehicle;
}

const known = (amount: number | undefined): amount is number => amount !== undefined && amount > 0;

/**
 * The price that a lot's cost is calculated from: what it was sold for, what is asked, and before an auction the average
 * of like lots, or the start where there is none.
 */
export function costBasis(
  lot: LotCostFacts,
): { readonly basis: PriceBasis; readonly amount: number } | undefined {
  const order: readonly PriceBasis[] =
    lot.status === 'sold' || hasFixedPrice(lot) ? ['finish'] : ['average', 'start', 'finish'];
  for (const basis of order) {
    const amount = lot[basis];
    if (known(amount)) return { basis, amount };
  }
  return undefined;
}

/**
 * What the engine is asked about a lot; undefined where its price is not known, and for lots that are in Russia already.
 * Zeros of feeds are nothing; a sold motorcycle without a year is reckoned as one of four years `now`.
 */
export function lotQuestion(lot: LotCostFacts, now: Date): LotQuestion | undefined {
  const price = costBasis(lot)?.amount;
  const { country } = CATALOGUE_TYPES[lot.type];
  if (price === undefined || country === 'russia') return undefined;
  const bodyClass = bodyClassOf(lot.bodyType);
  return {
    price,
    currency: lot.currency,
    kind: kindOf(lot.type, bodyClass),
    fuel: lot.fuel ?? 'petrol',
    displacementCc: known(lot.engineCc) ? lot.engineCc : undefined,
    powerHp: known(lot.powerHp) ? lot.powerHp : undefined,
    year: known(lot.year) ? lot.year : reckonedYear({ type: lot.type }, now),
    month: known(lot.year) && known(lot.month) ? lot.month : undefined,
    massKg: known(lot.massKg) ? lot.massKg : undefined,
    bodyClass,
    country,
  };
}
