import { readAuctionDate } from '@vvoz/catalogue/dates/readAuctionDate';
import type { LotRecord } from '../catalogue/db/lotRecord.ts';
import { feedNumber } from './normalise/feedNumber.ts';
import { feedText } from './normalise/feedText.ts';
import { modelYear } from './normalise/modelYear.ts';
import { noteText } from './normalise/noteText.ts';
import { readPowers } from './normalise/power.ts';
import type { NumberLimits } from './records/recordLimits.ts';
import type { DroppedField, Reading, UnknownWord, Vocabulary } from './records/reading.ts';
import { tidy } from './normalise/tidyText.ts';

/** Characters of a value that the operator is shown. */
const MAX_QUOTED = 60;
const MAX_TEXT = 4000;
/** Longer texts are no number, date or power. */
const MAX_SHORT = 100;
/** Longer ones are no words but notes. */
const MAX_WORD = 40;
const HAS_LETTER_OR_DIGIT = /[\p{L}\d]/u;

/** What is wrong with a value that is neither a text nor a number. */
function wrongType(value: unknown): string {
  if (Array.isArray(value)) return 'is a list';
  return typeof value === 'boolean' ? 'is true or false' : `is of type ${typeof value}`;
}

const shorten = (text: string): string => (text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)}…` : text);

function show(value: unknown): string {
  if (typeof value === 'string') return shorten(value);
  try {
    return shorten(JSON.stringify(value) ?? typeof value);
  } catch {
    // Nested too deeply to be written.
    return typeof value;
  }
}

/**
 * Reads the fields of one record. A field that cannot be read is dropped and noted; a required one that is missing means
 * that there is no lot. Written by hand: a zod object of the same fields takes 6 µs a record, where reading and
 * normalising all of it takes 8.
 */
export class FieldReader {
  readonly dropped: DroppedField[] = [];
  /** «ID is missing», one a fault: why the record cannot be shown. */
  readonly missing: string[] = [];
  readonly unknownWords: UnknownWord[] = [];
  readonly #record: Readonly<Record<string, unknown>>;

  /** @param record its names in the case in which they are asked for */
  constructor(record: Readonly<Record<string, unknown>>) {
    this.#record = record;
  }

  /** The value of a field as it came. */
  value(name: string): unknown {
    return Object.hasOwn(this.#record, name) ? this.#record[name] : undefined;
  }

  /** Whether a field says anything. */
  has(name: string): boolean {
    const value = this.value(name);
    return value !== undefined && value !== null && value !== '';
  }

  /** The text of a field as it came, cut to `max`; '' where it is missing. Numbers are taken as texts. */
  rawText(name: string, max = MAX_TEXT): string {
    const value = this.value(name);
    if (value === undefined || value === null) return '';
    if (typeof value === 'number' && Number.isFinite(value)) return String(value);
    if (typeof value !== 'string') {
      this.drop(name, value, wrongType(value));
      return '';
    }
    if (value.length <= max) return value;
    this.drop(name, value, `is longer than ${max} characters`);
    return value.slice(0, max);
  }

  /** The text of a field with its entities decoded, cut to `max`; '' where it is missing. */
  text(name: string, max = MAX_TEXT): string {
    return feedText(this.rawText(name, max));
  }

  /** A note in whatever form it came, as plain text of at most 4,000 characters. */
  note(name: string): string {
    const text = noteText(this.value(name));
    if (text.length > MAX_TEXT) this.drop(name, text, `is longer than ${MAX_TEXT} characters`);
    // Cut first: a text of combining marks alone takes quadratic time to be composed.
    return tidy(feedText(text.slice(0, MAX_TEXT)));
  }

  /** A short text, as of a number: a longer one is left as it came, since it is none anyway. */
  #short(name: string): string {
    const value = this.value(name);
    return typeof value === 'string' && value.length > MAX_SHORT ? value : this.text(name).trim();
  }

  /** A text without which there is no lot. */
  required(name: string, max: number): string {
    const text = this.text(name, max).trim();
    if (text === '') this.missing.push(this.whyDropped(name));
    return text;
  }

  /** An id: its characters stay as they are, and a part of it is none. */
  id(name: string, max: number): string {
    const noted = this.dropped.length;
    const text = this.rawText(name, max).trim();
    if (text !== '' && this.dropped.length === noted) return text;
    this.missing.push(this.whyDropped(name));
    return '';
  }

  /** A number × unit, rounded; null for '' and '-', and for 0, which feeds write for «not known». */
  number(name: string, { min = 1, max, tellsUnit }: NumberLimits, unit = 1): number | null {
    const text = this.#short(name);
    if (text === '' || text === '-') return null;
    const value = Math.round(feedNumber(text) * unit);
    if (value === 0 && Number(text) === 0) return null;
    if (Number.isNaN(value)) this.drop(name, text, 'is not a number');
    else if (value < 0) this.drop(name, text, 'is below 0');
    else if (value < min) this.drop(name, text, `is below ${min / unit}`, tellsUnit);
    else if (value > max) this.drop(name, text, `is above ${max / unit}`, tellsUnit);
    else return value;
    return null;
  }

  year(name: string, now: Date): { readonly year: number | null; readonly month: number | null } {
    const text = this.#short(name);
    const read = modelYear(text, now);
    if (read) return read;
    this.drop(name, text, 'is not the year of a vehicle', /^\s*\d{4}(?:\d\d)?\s*$/.test(text));
    return { year: null, month: null };
  }

  /** 'YYYY-MM-DDTHH:MM:SS' or ''. */
  date(name: string): string {
    const text = this.#short(name);
    const read = readAuctionDate(text);
    if (read === undefined) this.drop(name, text, 'is not a date');
    return read ?? '';
  }

  /** Whole hp, and the list of all that are possible where the feed tells several. */
  power(name: string, max: number): { power: number | null; power_options: string } {
    const text = this.#short(name);
    const powers = readPowers(text);
    const greatest = powers?.at(-1) ?? null;
    if (powers === undefined) this.drop(name, text, 'is not a power');
    else if (greatest !== null && greatest > max) this.drop(name, text, `is above ${max} hp`);
    else return { power: greatest, power_options: powers.length > 1 ? powers.join(',') : '' };
    return { power: null, power_options: '' };
  }

  /** 1 for a yes ('1' or true), 0 for a no and for nothing. */
  flag(name: string): 0 | 1 {
    const value = this.value(name);
    if (typeof value === 'boolean') return value ? 1 : 0;
    const text = this.#short(name);
    if (text === '1') return 1;
    if (text !== '' && text !== '0') this.drop(name, text, 'is not 0 or 1');
    return 0;
  }

  /** «AUCTION_DATE is not a date», or that it is missing. */
  whyDropped(name: string): string {
    const reason = this.dropped.find(({ field }) => field === name)?.reason ?? 'is missing';
    return `${name} ${reason}`;
  }

  /** The lot with what was lost of it, or that the record cannot be shown. */
  result(lot: LotRecord): Reading {
    const { dropped, unknownWords, missing } = this;
    if (missing.length === 0) return { kind: 'lot', lot, dropped, unknownWords };
    const { external_id: id } = lot;
    return { kind: 'rejected', reason: missing.join('; '), ...(id === '' ? {} : { id }) };
  }

  /** Notes a word that its vocabulary does not have; nothing for `-`, blanks and the like. */
  noteUnknown(vocabulary: Vocabulary, text: string): void {
    const word = tidy(text);
    if (HAS_LETTER_OR_DIGIT.test(word)) this.unknownWords.push({ vocabulary, word: word.slice(0, MAX_WORD) });
  }

  /** Notes that a field is missing from the lot because it could not be read. */
  drop(field: string, value: unknown, reason: string, outOfBounds?: boolean): void {
    this.dropped.push({ field, reason, value: show(value), ...(outOfBounds ? { outOfBounds } : {}) });
  }
}
