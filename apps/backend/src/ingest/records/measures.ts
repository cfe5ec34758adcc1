import { FEED_DETAILS, UNKNOWN_WORD_DETAILS } from '@vvoz/catalogue/lots/lotDetails';
import type { LotRecord } from '../../catalogue/db/lotRecord.ts';
import type { FieldReader } from '../FieldReader.ts';
import { tidy } from '../normalise/tidyText.ts';
import { MAX_LENGTHS, type NumberLimits } from './recordLimits.ts';

/** Feeds write the same names in different cases. */
export const upper = (name: string): string => name.toUpperCase();
export const lower = (name: string): string => name.toLowerCase();

type Measures = Pick<LotRecord, 'length' | 'width' | 'height' | 'mass' | 'clearance'>;

/** A measure above these limits is an error: mm, kg. */
const MEASURE_LIMITS: Readonly<Record<keyof Measures, NumberLimits>> = {
  length: { max: 60_000 },
  width: { max: 20_000 },
  height: { max: 30_000 },
  clearance: { max: 5000 },
  mass: { max: 900_000 },
};

/** Reads outer measures in mm and mass in kg, if the feed has them. */
export function readMeasures(read: FieldReader, inCase: (name: string) => string): Measures {
  const of = (name: keyof Measures) => read.number(inCase(name), MEASURE_LIMITS[name]);
  return {
    length: of('length'),
    width: of('width'),
    height: of('height'),
    mass: of('mass'),
    clearance: of('clearance'),
  };
}

const DETAILS = Object.entries(FEED_DETAILS);

/**
 * Reads the facts that are only shown, as JSON with our keys; '' if there are none. They include unknown words, so that
 * a person can read them: call it after all words have been read.
 */
export function readDetails(read: FieldReader, inCase: (name: string) => string): string {
  const facts: [key: string, value: string][] = [];
  for (const [key, name] of DETAILS) {
    const value = tidy(read.text(inCase(name), MAX_LENGTHS.word));
    if (value !== '') facts.push([key, value]);
  }
  for (const { vocabulary, word } of read.unknownWords)
    if (vocabulary in UNKNOWN_WORD_DETAILS)
      facts.push([UNKNOWN_WORD_DETAILS[vocabulary as keyof typeof UNKNOWN_WORD_DETAILS], word]);
  return facts.length > 0 ? JSON.stringify(Object.fromEntries(facts)) : '';
}
