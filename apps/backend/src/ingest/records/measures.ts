import { LOT_DETAILS } from '@vvoz/catalogue/lots/lotDetails';
import type { LotRecord } from '../../catalogue/db/lotRecord.ts';
import type { FieldReader } from '../FieldReader.ts';
import { tidy } from '../normalise/tidyText.ts';
import { MAX_LENGTHS } from './recordLimits.ts';

/** Feeds write the same names in their own case. */
export const upper = (name: string): string => name.toUpperCase();
export const lower = (name: string): string => name.toLowerCase();

/** Beyond these a measure is a slip: mm, kg. */
const MAX_MEASURES = {
  length: 60_000,
  width: 20_000,
  height: 30_000,
  clearance: 5000,
  mass: 900_000,
} as const;

type Measures = Pick<LotRecord, 'length' | 'width' | 'height' | 'mass' | 'clearance'>;

/** Outer measures in mm and mass in kg, where the feed has them. */
export function readMeasures(read: FieldReader, inCase: (name: string) => string): Measures {
  const of = (name: keyof Measures) => read.positive(inCase(name), MAX_MEASURES[name]);
  return {
    length: of('length'),
    width: of('width'),
    height: of('height'),
    mass: of('mass'),
    clearance: of('clearance'),
  };
}

/** Facts that are only shown, as JSON by our keys; '' where there is none. */
export function readDetails(read: FieldReader, inCase: (name: string) => string): string {
  const told = Object.entries(LOT_DETAILS).flatMap(([key, name]) => {
    const value = tidy(read.text(inCase(name), MAX_LENGTHS.word));
    return value === '' ? [] : [[key, value] as const];
  });
  return told.length > 0 ? JSON.stringify(Object.fromEntries(told)) : '';
}
