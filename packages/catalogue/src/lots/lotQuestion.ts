import type { LotSummary } from './lot.ts';
import { hasFixedPrice } from './fixedPrice.ts';
import { findPossiblePowers } from './findPossiblePowers.ts';
import { getYearOrAssumed } from './years.ts';
import { CATALOGUE_TYPES, type CatalogueType } from '../types/catalogueTypes.ts';
import { findCalcFuel } from './calcFuel.ts';
import { parseLawFacts, type LawFacts } from './lawFacts.ts';
import type { BodyClass, CostInput, MachineKind, VehicleKind } from '@vvoz/law/costTypes';

/** The price of a lot that its cost is based on. */
export type PriceBasis = 'finish' | 'estimate' | 'average' | 'start';

/** Fields of a lot that its cost depends on. */
export type LotCostFacts = Pick<
  LotSummary,
  | 'type'
  | 'status'
  | 'auctionDate'
  | 'currency'
  | 'start'
  | 'average'
  | 'estimate'
  | 'finish'
  | 'year'
  | 'month'
  | 'engineCc'
  | 'powerHp'
  | 'powerOptions'
  | 'fuel'
  | 'lawFacts'
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
  | keyof LawFacts
  | 'auctionDay'
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

/** Finds the body class, which decides the prices of construct and raspil; undefined for an unknown body type. */
export const findBodyClass = (bodyType: string | undefined): BodyClass | undefined =>
  bodyType === undefined ? undefined : CLASSES.get(bodyType.trim().toLowerCase());

const MACHINES: ReadonlyMap<string, MachineKind> = new Map(
  Object.entries({
    excavator: 'excavator',
    wheel_loader: 'loader',
    bulldozer: 'bulldozer',
    forklift: 'loader',
  } as const),
);

/** Finds the law's kind of a machine; undefined for others, such as a crane on a lorry: its fee is not known. */
export function findMachineKind(
  bodyType: string | undefined,
  fuel: string | undefined,
): MachineKind | undefined {
  const word = bodyType?.trim().toLowerCase() ?? '';
  return word === 'forklift' && fuel === 'electric' ? 'electric_forklift' : MACHINES.get(word);
}

/** Finds the vehicle kind of the law by catalogue type. A car with the body class `truck` is a truck. */
export function findVehicleKind(type: CatalogueType, bodyClass: BodyClass | undefined): VehicleKind {
  const { vehicle } = CATALOGUE_TYPES[type];
  return vehicle === 'car' && bodyClass === 'truck' ? 'truck' : vehicle;
}

const isKnown = (amount: number | undefined): amount is number => amount !== undefined && amount > 0;

/**
 * Finds the price that a lot's cost is calculated from: the hammer price of a sold lot, or the asking price. For other
 * lots it is the estimate by condition, else the source's average of similar lots, else the start price, else `finish`. Undefined if none is known.
 */
export function findCostBasis(
  lot: LotCostFacts,
): { readonly basis: PriceBasis; readonly amount: number } | undefined {
  const order: readonly PriceBasis[] =
    lot.status === 'sold' || hasFixedPrice(lot) ? ['finish'] : ['estimate', 'average', 'start', 'finish'];
  for (const basis of order) {
    const amount = lot[basis];
    if (isKnown(amount)) return { basis, amount };
  }
  return undefined;
}

/** The power if it is certain, otherwise all possible powers. */
function buildPowerQuestion(lot: LotCostFacts): Pick<CostInput, 'powerHp' | 'powersHp'> {
  const powersHp = findPossiblePowers(lot);
  return powersHp.length > 1 ? { powersHp } : { powerHp: powersHp[0] };
}

/**
 * Builds the input of the cost engine for a lot; undefined without a price, and for lots already in Russia. Zeros of
 * feeds count as unknown. A sold motorcycle without a year is assumed to be four years old at `now`.
 */
export function buildLotQuestion(lot: LotCostFacts, now: Date): LotQuestion | undefined {
  const price = findCostBasis(lot)?.amount;
  const { country } = CATALOGUE_TYPES[lot.type];
  if (price === undefined || country === 'russia') return undefined;
  const bodyClass = findBodyClass(lot.bodyType);
  const facts = parseLawFacts(lot.lawFacts);
  // The feed's power of a series hybrid is that of its engine or of its motor; only the reference tells which.
  const power = facts.fuel === 'series_hybrid' ? {} : buildPowerQuestion(lot);
  return {
    price,
    currency: lot.currency,
    kind: findVehicleKind(lot.type, bodyClass),
    fuel: findCalcFuel(lot.fuel) ?? 'unknown',
    displacementCc: isKnown(lot.engineCc) ? lot.engineCc : undefined,
    ...power,
    year: isKnown(lot.year) ? lot.year : getYearOrAssumed({ type: lot.type }, now),
    month: isKnown(lot.year) && isKnown(lot.month) ? lot.month : undefined,
    massKg: isKnown(lot.massKg) ? lot.massKg : undefined,
    machine: findMachineKind(lot.bodyType, lot.fuel),
    bodyClass,
    country,
    auctionDay: lot.auctionDate?.slice(0, 10) || undefined,
    ...facts,
  };
}
