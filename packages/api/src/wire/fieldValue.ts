import { readAuctionDate } from '@vvoz/catalogue/dates/readAuctionDate';
import type { LotField, NumberField } from '@vvoz/catalogue/lots/lotField';
import { readWireWord } from '@vvoz/catalogue/words/wireWords';

/** A value that does not have the form required by its row of LOT_FIELDS. */
export const UNREADABLE = Symbol('unreadable');

/** Reads a whole number from 0. For a `positive` field 0 means unknown. */
function readNumber(
  raw: unknown,
  { kind, max = Infinity }: NumberField,
): number | typeof UNREADABLE | undefined {
  if (raw === undefined || (kind === 'positive' && raw === 0)) return undefined;
  return typeof raw === 'number' && Number.isSafeInteger(raw) && raw >= 0 && raw <= max ? raw : UNREADABLE;
}

function readFlag(text: string): true | typeof UNREADABLE | undefined {
  if (text === '1') return true;
  return text === '0' || text === '' ? undefined : UNREADABLE;
}

/**
 * Reads one value of the wire by its row. Returns undefined for a value that the wire leaves blank. It never guesses: a
 * value that is not in the normal form is UNREADABLE.
 */
export function readFieldValue(
  field: Exclude<LotField, { readonly kind: 'facts' | 'list' }>,
  raw: string | number | undefined,
): unknown {
  const text = String(raw ?? '').trim();
  switch (field.kind) {
    case 'count':
    case 'positive':
      return readNumber(raw, field);
    case 'flag':
      return readFlag(text);
    case 'word':
      return readWireWord(field.words, text) ?? (text === '' ? undefined : UNREADABLE);
    case 'text':
      return text === '' ? undefined : text;
    case 'name':
      return text === '' ? undefined : text.toUpperCase();
    case 'upper':
    case 'lower':
      if (text === '') return undefined;
      return text === (field.kind === 'upper' ? text.toUpperCase() : text.toLowerCase()) ? text : UNREADABLE;
    case 'dateTime': {
      const local = readAuctionDate(text);
      return local === '' ? undefined : (local ?? UNREADABLE);
    }
    default:
      return field satisfies never;
  }
}
