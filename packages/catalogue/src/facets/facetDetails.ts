import { ageDetails } from './age.ts';
import { bodyDetails } from './body.ts';
import { brandDetails } from './brand.ts';
import { clearanceDetails } from './clearance.ts';
import { colorDetails } from './color.ts';
import { costDetails } from './cost.ts';
import { dayDetails } from './day.ts';
import { driveDetails } from './drive.ts';
import { engineDetails } from './engine.ts';
import type { FacetDetails, Stored } from './facetRow.ts';
import type { FacetKey } from './facets.ts';
import { feeDetails } from './fee.ts';
import { finishDetails } from './finish.ts';
import { gearboxDetails } from './gearbox.ts';
import { generationDetails } from './generation.ts';
import { heightDetails } from './height.ts';
import { kuzovDetails } from './kuzov.ts';
import { lengthDetails } from './length.ts';
import { lotDetails } from './lot.ts';
import { massDetails } from './mass.ts';
import { mileageDetails } from './mileage.ts';
import { modelDetails } from './model.ts';
import { powerDetails } from './power.ts';
import { priceDetails } from './price.ts';
import { rateDetails } from './rate.ts';
import { setDetails } from './set.ts';
import { widthDetails } from './width.ts';
import { yearDetails } from './year.ts';

const DETAILS = {
  brand: brandDetails(),
  model: modelDetails(),
  kuzov: kuzovDetails(),
  year: yearDetails(),
  mileage: mileageDetails(),
  engine: engineDetails(),
  power: powerDetails(),
  rate: rateDetails(),
  drive: driveDetails(),
  gearbox: gearboxDetails(),
  color: colorDetails(),
  day: dayDetails(),
  finish: finishDetails(),
  price: priceDetails(),
  cost: costDetails(),
  age: ageDetails(),
  fee: feeDetails(),
  body: bodyDetails(),
  length: lengthDetails(),
  mass: massDetails(),
  width: widthDetails(),
  height: heightDetails(),
  clearance: clearanceDetails(),
  lot: lotDetails(),
  set: setDetails(),
  generation: generationDetails(),
} as const satisfies Readonly<Record<FacetKey, FacetDetails>>;

type StoredAs<As extends Stored['as']> = {
  [Key in FacetKey]: (typeof DETAILS)[Key]['stored']['as'] extends As ? Key : never;
}[FacetKey];

/** Facets that are stored as words, and as numbers. */
export type TextStoredKey = StoredAs<'text'>;
export type NumberStoredKey = StoredAs<'number'>;

/**
 * What only the server needs of each facet. Browser code must not import this file: it holds the long texts (an import
 * rule checks it).
 */
export const FACET_DETAILS: Readonly<Record<FacetKey, FacetDetails>> = DETAILS;
