import { FEED_DETAILS, UNKNOWN_WORD_DETAILS } from '@vvoz/catalogue/lots/lotDetails';
import type { LotRecord } from '../../catalogue/db/lotRecord.ts';
import type { FieldReader } from '../FieldReader.ts';
import { tidy } from '../normalise/tidyText.ts';
import { MAX_LENGTHS, type NumberLimits } from './recordLimits.ts';

/** Convert the name of a field to the case in which a feed writes it. */
export const upper = (name: string): string => name.toUpperCase();
export const lower = (name: string): string => name.toLowerCase();

type Measures = Pick<LotRecord, 'length' | 'width' | 'height' | 'mass' | 'clearance'>;

/** Limits in mm and kg. A larger measure is an error. */
const MEASURE_LIMITS: Readonly<Record<keyof Measures, NumberLimits>> = {
  length: { max: 60_000 },
  width: { max: 20_000 },
  height: { max: 30_000 },
  clearance: { max: 5000 },
  mass: { max: 900_000 },
};

/** Reads outer measures in mm and mass in kg, if the feed has them. */
export function readMeasures(reader: FieldReader, inCase: (name: string) => string): Measures {
  const readMeasure = (name: keyof Measures) => reader.number(inCase(name), MEASURE_LIMITS[name]);
  return {
    length: readMeasure('length'),
    width: readMeasure('width'),
    height: readMeasure('height'),
    mass: readMeasure('mass'),
    clearance: readMeasure('clearance'),
  };
}

const DETAILS = Object.entries(FEED_DETAILS);

/**
 * Reads the facts that are only shown, as JSON with our keys; '' if there are none. They include unknown words, so that
 * a person can read them: call this function after all words have been read.
 */
export function readDetails(reader: FieldReader, inCase: (name: string) => string): string {
  const facts: [key: string, value: string][] = [];
  for (const [key, name] of DETAILS) {
    const value = tidy(reader.text(inCase(name), MAX_LENGTHS.word));
    if (value !== '') facts.push([key, value]);
  }
  for (const { vocabulary, word } of reader.unknownWords)
    if (vocabulary in UNKNOWN_WORD_DETAILS)
      facts.push([UNKNOWN_WORD_DETAILS[vocabulary as keyof typeof UNKNOWN_WORD_DETAILS], word]);
  return facts.length > 0 ? JSON.stringify(Object.fromEntries(facts)) : '';
}
