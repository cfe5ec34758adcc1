import type { Lot } from '@vvoz/catalogue/lots/lot';
import { LOT_FIELD_ROWS } from '@vvoz/catalogue/lots/lotFields';
import type { LotField } from '@vvoz/catalogue/lots/lotField';
import { CATALOGUE_TYPES } from '@vvoz/catalogue/types/catalogueTypes';
import { readFieldValue, UNREADABLE } from './fieldValue.ts';
import type { WireLot } from './lotSchema.ts';

/** A field whose value does not follow the contract. */
export interface WireFault {
  readonly field: string;
  /** '' if the field is missing. */
  readonly value: string;
}

/** A parsed lot with the values that were dropped, or the value that makes the lot unreadable. */
export type LotReading =
  | { readonly kind: 'lot'; readonly lot: Lot; readonly dropped: readonly WireFault[] }
  | { readonly kind: 'unreadable'; readonly fault: WireFault };

type WireValue = string | number | string[] | null | undefined;

const readTexts = (raw: WireValue, split: RegExp): readonly string[] =>
  (Array.isArray(raw) ? raw : String(raw ?? '').split(split))
    .map((text) => text.trim())
    .filter((text) => text !== '');

function readFacts(
  wire: Readonly<Record<string, WireValue>>,
  names: Readonly<Record<string, string>>,
): unknown {
  const facts = Object.entries(names).flatMap(([key, name]) => {
    const value = String(wire[name] ?? '').trim();
    return value === '' ? [] : [[key, value] as const];
  });
  return facts.length > 0 ? Object.fromEntries(facts) : undefined;
}

/** Finds the first wire name of a field that has a value. The schema has removed blank texts. */
const findFilledName = ({ wire: names }: LotField, wire: Readonly<Record<string, WireValue>>): string =>
  names.find((name) => wire[name] !== undefined) ?? names[0] ?? '';

/**
 * Parses a lot by LOT_FIELDS. It never guesses: a value that is not in the normal form is dropped; without a readable
 * id, type, brand, model, currency or status the lot is unreadable. A blank currency means the currency of the type
 * (specification, section 9).
 */
export function parseLot(wireLot: WireLot): LotReading {
  const wire: Readonly<Record<string, WireValue>> = wireLot;
  const lot: Record<string, unknown> = {};
  const dropped: WireFault[] = [];
  for (const [key, field] of LOT_FIELD_ROWS) {
    const name = findFilledName(field, wire);
    const raw = wire[name];
    const value =
      field.kind === 'facts'
        ? readFacts(wire, field.names)
        : field.kind === 'list'
          ? readTexts(raw, field.split)
          : readFieldValue(field, raw as string | number | undefined);
    if (value === UNREADABLE) {
      const fault = { field: name, value: String(raw) };
      if (field.presence !== undefined) return { kind: 'unreadable', fault };
      dropped.push(fault);
    } else if (value !== undefined) lot[key] = value;
    else if (field.presence === 'required') return { kind: 'unreadable', fault: { field: name, value: '' } };
  }
  // Lot is derived from the same rows. `currency` is checked below.
  const parsed = lot as unknown as Omit<Lot, 'currency'> & { readonly currency: Lot['currency'] | undefined };
  const currency = parsed.currency ?? CATALOGUE_TYPES[parsed.type].currency;
  if (currency === undefined) return { kind: 'unreadable', fault: { field: 'CURRENCY', value: '' } };
  return { kind: 'lot', lot: { ...parsed, currency }, dropped };
}
