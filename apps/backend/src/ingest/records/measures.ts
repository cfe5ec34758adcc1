import { FEED_DETAILS, UNKNOWN_WORD_DETAILS } from '@vvoz/catalogue/lots/lotDetails';
import type { LotRecord } from '../../catalogue/db/lotRecord.ts';
import type { FieldReader } from '../FieldReader.ts';
import { tidy } from '../normalise/tidyText.ts';
import { MAX_LENGTHS, type NumberLimits } from './recordLimits.ts';

/** Feeds write the same names in their own case. */
export const upper = (name: string): string => name.toUpperCase();
export const lower = (name: string): string => name.toLowerCase();

type Measures = Pick<LotRecord, 'length' | 'width' | 'height' | 'mass' | 'clearance'>;

/** Beyond these a measure is a slip: mm, kg. */
const MEASURE_LIMITS: Readonly<Record<keyof Measures, NumberLimits>> = {
  length: { max: 60_000 },
  width: { max: 20_000 },
  height: { max: 30_000 },
  clearance: { max: 5000 },
  mass: { max: 900_000 },
};

/** Outer measures in mm and mass in kg, where the feed has them. */
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
 * Facts that are only shown, as JSON by our keys; '' where there is none. Words that no vocabulary has are among them, so
 * that a person can still read them: call it when all words have been read.
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
