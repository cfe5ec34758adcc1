import type { LotSummary } from '../lots/lot.ts';
import { hasFixedPrice } from '../lots/fixedPrice.ts';
import { findPossiblePowers } from '../lots/findPossiblePowers.ts';
import { getYearOrAssumed } from '../lots/years.ts';
import { CATALOGUE_TYPES, type CatalogueType } from '../types/catalogueTypes.ts';
import { findCalcFuel } from './calcFuel.ts';
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
  | 'powerOptions'
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
  | 'powersHp'
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
export const findBodyClass = (bodyType: string | undefined): BodyClass | undefined =>
  bodyType === undefined ? undefined : CLASSES.get(bodyType.trim().toLowerCase());

/** Vehicle kind in the law: by catalogue type; lorries among cars by body class. */
export function findVehicleKind(type: CatalogueType, bodyClass: BodyClass | undefined): VehicleKind {
  const { vehicle } = CATALOGUE_TYPES[type];
  return vehicle === 'car' && bodyClass === 'truck' ? 'truck' : vehicle;
}

const isKnown = (amount: number | undefined): amount is number => amount !== undefined && amount > 0;

/**
 * The price that a lot's cost is calculated from: what it was sold for, what is asked, and before an auction the average
 * of like lots, or the start where there is none.
 */
export function findCostBasis(
  lot: LotCostFacts,
): { readonly basis: PriceBasis; readonly amount: number } | undefined {
  const order: readonly PriceBasis[] =
    lot.status === 'sold' || hasFixedPrice(lot) ? ['finish'] : ['average', 'start', 'finish'];
  for (const basis of order) {
    const amount = lot[basis];
    if (isKnown(amount)) return { basis, amount };
  }
  return undefined;
}

/** One power, or the powers of which one is true. */
function buildPowerQuestion(lot: LotCostFacts): Pick<CostInput, 'powerHp' | 'powersHp'> {
  const powersHp = findPossiblePowers(lot);
  return powersHp.length > 1 ? { powersHp } : { powerHp: powersHp[0] };
}

/**
 * What the engine is asked about a lot; undefined where its price is not known, and for lots that are in Russia already.
 * Zeros of feeds are nothing; a sold motorcycle without a year is reckoned as one of four years `now`.
 */
export function buildLotQuestion(lot: LotCostFacts, now: Date): LotQuestion | undefined {
  const price = findCostBasis(lot)?.amount;
  const { country } = CATALOGUE_TYPES[lot.type];
  if (price === undefined || country === 'russia') return undefined;
  const bodyClass = findBodyClass(lot.bodyType);
  return {
    price,
    currency: lot.currency,
    kind: findVehicleKind(lot.type, bodyClass),
    fuel: findCalcFuel(lot.fuel) ?? 'unknown',
    displacementCc: isKnown(lot.engineCc) ? lot.engineCc : undefined,
    ...buildPowerQuestion(lot),
    year: isKnown(lot.year) ? lot.year : getYearOrAssumed({ type: lot.type }, now),
    month: isKnown(lot.year) && isKnown(lot.month) ? lot.month : undefined,
    massKg: isKnown(lot.massKg) ? lot.massKg : undefined,
    bodyClass,
    country,
  };
}
