import { readAuctionDate } from '@vvoz/catalogue/dates/readAuctionDate';
import type { LotRecord } from '../catalogue/db/lotRecord.ts';
import { parseFeedNumber } from './normalise/feedNumber.ts';
import { decodeFeedText } from './normalise/feedText.ts';
import { parseModelYear } from './normalise/modelYear.ts';
import { readNoteText } from './normalise/noteText.ts';
import { readPowers } from './normalise/power.ts';
import type { NumberLimits } from './records/recordLimits.ts';
import type { DroppedField, Reading, UnknownWord, Vocabulary } from './records/reading.ts';
import { tidy } from './normalise/tidyText.ts';

/** Characters of a value that are shown to the operator. */
const MAX_QUOTED = 60;
const MAX_TEXT = 4000;
/** A longer text is not a number, date or power. */
const MAX_SHORT = 100;
/** A longer text is a note, not a word. */
const MAX_WORD = 40;
const HAS_LETTER_OR_DIGIT = /[\p{L}\d]/u;

/** Describes a value that is neither a text nor a number. */
function describeType(value: unknown): string {
  if (Array.isArray(value)) return 'is a list';
  return typeof value === 'boolean' ? 'is true or false' : `is of type ${typeof value}`;
}

const shorten = (text: string): string => (text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)}…` : text);

function show(value: unknown): string {
  if (typeof value === 'string') return shorten(value);
  try {
    return shorten(JSON.stringify(value) ?? typeof value);
  } catch {
    // Nested too deeply for JSON.stringify.
    return typeof value;
  }
}

/**
 * Reads the fields of one record. A field that cannot be read is dropped and noted. Without a required field there is
 * no lot. Written without zod for speed: zod would take 6 µs per record for the types of the fields alone, while this
 * class takes 8 µs for the whole record, normalising included.
 */
export class FieldReader {
  readonly dropped: DroppedField[] = [];
  /** Why the record cannot be shown, one entry per fault: «ID is missing». */
  readonly missing: string[] = [];
  readonly unknownWords: UnknownWord[] = [];
  readonly #record: Readonly<Record<string, unknown>>;

  /** @param record with names in the case that the reader uses */
  constructor(record: Readonly<Record<string, unknown>>) {
    this.#record = record;
  }

  /** Returns a field's value unchanged. */
  value(name: string): unknown {
    return Object.hasOwn(this.#record, name) ? this.#record[name] : undefined;
  }

  /** Returns a field's text unchanged, cut to `max`; '' if it is missing. Numbers are converted to text. */
  rawText(name: string, max = MAX_TEXT): string {
    const value = this.value(name);
    if (value === undefined || value === null) return '';
    if (typeof value === 'number' && Number.isFinite(value)) return String(value);
    if (typeof value !== 'string') {
      this.drop(name, value, describeType(value));
      return '';
    }
    if (value.length <= max) return value;
    this.drop(name, value, `is longer than ${max} characters`);
    return value.slice(0, max);
  }

  /** Returns a field's text with entities decoded, cut to `max`; '' if it is missing. */
  text(name: string, max = MAX_TEXT): string {
    return decodeFeedText(this.rawText(name, max));
  }

  /** Reads a note of any form as plain text of at most 4,000 characters. */
  note(name: string): string {
    const text = readNoteText(this.value(name));
    if (text.length > MAX_TEXT) this.drop(name, text, `is longer than ${MAX_TEXT} characters`);
    // Cut first, because composing a text of combining marks takes quadratic time.
    return tidy(decodeFeedText(text.slice(0, MAX_TEXT)));
  }

  /** Reads a short text, such as a number. A longer text is not decoded, because it cannot be a number. */
  #short(name: string): string {
    const value = this.value(name);
    return typeof value === 'string' && value.length > MAX_SHORT ? value : this.text(name).trim();
  }

  /** Reads a required text: without it there is no lot. */
  required(name: string, max: number): string {
    const text = this.text(name, max).trim();
    if (text === '') this.missing.push(this.explainMissing(name));
    return text;
  }

  /** Reads a required id and trims it. It is neither decoded nor cut: an id that is too long counts as missing. */
  id(name: string, max: number): string {
    const droppedBefore = this.dropped.length;
    const text = this.rawText(name, max).trim();
    if (text !== '' && this.dropped.length === droppedBefore) return text;
    this.missing.push(this.explainMissing(name));
    return '';
  }

  /** Reads a number, multiplied by `unit` and rounded; null for '', '-' and 0, which means «unknown» in feeds. */
  number(name: string, { min = 1, max, tellsUnit }: NumberLimits, unit = 1): number | null {
    const text = this.#short(name);
    if (text === '' || text === '-') return null;
    const value = Math.round(parseFeedNumber(text) * unit);
    if (value === 0 && Number(text) === 0) return null;
    if (Number.isNaN(value)) this.drop(name, text, 'is not a number');
    else if (value < 0) this.drop(name, text, 'is below 0');
    else if (value < min) this.drop(name, text, `is below ${min / unit}`, tellsUnit);
    else if (value > max) this.drop(name, text, `is above ${max / unit}`, tellsUnit);
    else return value;
    return null;
  }

  /** Reads a year of manufacture, and the month if the feed has it. Both are null for an empty or impossible year. */
  year(name: string, now: Date): { readonly year: number | null; readonly month: number | null } {
    const text = this.#short(name);
    const modelYear = parseModelYear(text, now);
    if (modelYear) return modelYear;
    this.drop(name, text, 'is not the year of a vehicle', /^\s*\d{4}(?:\d\d)?\s*$/.test(text));
    return { year: null, month: null };
  }

  /** Reads a time as 'YYYY-MM-DDTHH:MM:SS', or ''. */
  date(name: string): string {
    const text = this.#short(name);
    const auctionDate = readAuctionDate(text);
    if (auctionDate === undefined) this.drop(name, text, 'is not a date');
    return auctionDate ?? '';
  }

  /** Reads a power in whole hp, and the list of possible powers if the feed has several. */
  power(name: string, max: number): { power: number | null; power_options: string } {
    const text = this.#short(name);
    const powers = readPowers(text);
    const highest = powers?.at(-1) ?? null;
    if (powers === undefined) this.drop(name, text, 'is not a power');
    else if (highest !== null && highest > max) this.drop(name, text, `is above ${max} hp`);
    else return { power: highest, power_options: powers.length > 1 ? powers.join(',') : '' };
    return { power: null, power_options: '' };
  }

  /** Returns 1 for '1' or true, 0 for '0' or false, and `fallback` if the field is empty or cannot be read. */
  flag(name: string, fallback: 0 | 1 = 0): 0 | 1 {
    const value = this.value(name);
    if (typeof value === 'boolean') return value ? 1 : 0;
    const text = this.#short(name);
    if (text === '1') return 1;
    if (text === '0') return 0;
    if (text !== '') this.drop(name, text, 'is not 0 or 1');
    return fallback;
  }

  /** Returns why a field has no value: «AUCTION_DATE is not a date», «AUCTION_DATE is missing». */
  explainMissing(name: string): string {
    const reason = this.dropped.find(({ field }) => field === name)?.reason ?? 'is missing';
    return `${name} ${reason}`;
  }

  /** Returns the lot with its dropped fields, or a rejection when the record cannot be shown. */
  result(lot: LotRecord): Reading {
    const { dropped, unknownWords, missing } = this;
    if (missing.length === 0) return { kind: 'lot', lot, dropped, unknownWords };
    const { external_id: id } = lot;
    return { kind: 'rejected', reason: missing.join('; '), ...(id === '' ? {} : { id }) };
  }

  /** Notes a word that is not in its vocabulary. Ignores `-`, blanks and the like. */
  noteUnknown(vocabulary: Vocabulary, text: string): void {
    const word = tidy(text);
    if (HAS_LETTER_OR_DIGIT.test(word)) this.unknownWords.push({ vocabulary, word: word.slice(0, MAX_WORD) });
  }

  /** Notes that a field is missing from the lot because it could not be read. */
  drop(field: string, value: unknown, reason: string, outOfBounds?: boolean): void {
    this.dropped.push({ field, reason, value: show(value), ...(outOfBounds ? { outOfBounds } : {}) });
  }
}
