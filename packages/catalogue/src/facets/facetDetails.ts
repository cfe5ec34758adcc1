import { getAgeDetails } from './age.ts';
import { getBodyDetails } from './body.ts';
import { getBodyKindDetails } from './bodyKind.ts';
import { getBrandDetails } from './brand.ts';
import { getClearanceDetails } from './clearance.ts';
import { getColorDetails } from './color.ts';
import { getCostDetails } from './cost.ts';
import { getDayDetails } from './day.ts';
import { getDriveDetails } from './drive.ts';
import { getEngineDetails } from './engine.ts';
import { getEngineKindDetails } from './engineKind.ts';
import type { FacetDetails, Stored } from './facetRow.ts';
import type { FacetKey } from './facets.ts';
import { getFeeDetails } from './fee.ts';
import { getFinishDetails } from './finish.ts';
import { getGearboxDetails } from './gearbox.ts';
import { getGenerationDetails } from './generation.ts';
import { getHeightDetails } from './height.ts';
import { getKuzovDetails } from './kuzov.ts';
import { getLengthDetails } from './length.ts';
import { getLotDetails } from './lot.ts';
import { getMachineKindDetails } from './machineKind.ts';
import { getMassDetails } from './mass.ts';
import { getMileageDetails } from './mileage.ts';
import { getModelDetails } from './model.ts';
import { getMotoClassDetails } from './motoClass.ts';
import { getPowerDetails } from './power.ts';
import { getPriceDetails } from './price.ts';
import { getRateDetails } from './rate.ts';
import { getSeatsDetails } from './seats.ts';
import { getSetDetails } from './set.ts';
import { getWidthDetails } from './width.ts';
import { getYearDetails } from './year.ts';

const DETAILS = {
  brand: getBrandDetails(),
  model: getModelDetails(),
  kuzov: getKuzovDetails(),
  year: getYearDetails(),
  mileage: getMileageDetails(),
  engine: getEngineDetails(),
  power: getPowerDetails(),
  rate: getRateDetails(),
  drive: getDriveDetails(),
  gearbox: getGearboxDetails(),
  color: getColorDetails(),
  day: getDayDetails(),
  finish: getFinishDetails(),
  price: getPriceDetails(),
  cost: getCostDetails(),
  age: getAgeDetails(),
  fee: getFeeDetails(),
  body: getBodyDetails(),
  length: getLengthDetails(),
  mass: getMassDetails(),
  width: getWidthDetails(),
  height: getHeightDetails(),
  clearance: getClearanceDetails(),
  lot: getLotDetails(),
  set: getSetDetails(),
  generation: getGenerationDetails(),
  bodyKind: getBodyKindDetails(),
  engineKind: getEngineKindDetails(),
  seats: getSeatsDetails(),
  machineKind: getMachineKindDetails(),
  motoClass: getMotoClassDetails(),
} as const satisfies Readonly<Record<FacetKey, FacetDetails>>;

type StoredAs<As extends Stored['as']> = {
  [Key in FacetKey]: (typeof DETAILS)[Key]['stored']['as'] extends As ? Key : never;
}[FacetKey];

/** Facets stored as text, and facets stored as numbers. */
export type TextStoredKey = StoredAs<'text'>;
export type NumberStoredKey = StoredAs<'number'>;

/**
 * The parts of each facet that only the server needs. Browser code must not import this file, because it has the long
 * texts; an import rule checks this.
 */
export const FACET_DETAILS: Readonly<Record<FacetKey, FacetDetails>> = DETAILS;
