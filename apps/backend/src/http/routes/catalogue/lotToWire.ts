import { CATALOGUE_TYPES } from '@vvoz/catalogue/types/catalogueTypes';
import { findParentOfLot } from '@vvoz/catalogue/types/typeRelations';
import type { Lot } from '@vvoz/catalogue/lots/lot';
import { LOT_FIELD_ROWS } from '@vvoz/catalogue/lots/lotFields';
import type { LotField } from '@vvoz/catalogue/lots/lotField';
import { readGearboxKind, getGearboxType } from '@vvoz/catalogue/words/gearboxes';
import type { DerivedName, WireLot } from '@vvoz/api/wire/lotSchema';
import { toServedImages } from './toServedImages.ts';

function findKppType(gearbox = ''): string {
  const kind = readGearboxKind(gearbox);
  return kind === undefined ? '' : getGearboxType(kind);
}

const deriveValues = (lot: Lot): Readonly<Record<DerivedName, string>> => ({
  KPP_TYPE: findKppType(lot.gearbox),
  TYPE_PARENT: findParentOfLot(lot) ?? '',
  auc_type: CATALOGUE_TYPES[lot.type].aucType,
});

/** Writes a value in wire format. A missing text is '', a missing number is absent. */
function toWireValue(field: Exclude<LotField, { readonly kind: 'facts' }>, value: unknown): unknown {
  switch (field.kind) {
    case 'flag':
      return value === true ? '1' : '0';
    case 'count':
    case 'positive':
      return value;
    case 'list':
      return (value as readonly string[]).join(field.separator);
    case 'dateTime':
      return String(value ?? '').replace('T', ' ');
    case 'word':
      return value === undefined ? (field.omitBlank ? undefined : '') : field.words[String(value)]?.[0];
    case 'text':
    case 'name':
    case 'upper':
    case 'lower':
      return value === undefined && field.omitBlank ? undefined : (value ?? '');
    default:
      return field satisfies never;
  }
}

/** Converts a lot to a wire record by the rows of LOT_FIELDS. Its pictures get addresses on our origin. */
export function lotToWire(stored: Lot): WireLot {
  const lot = { ...stored, images: toServedImages(stored) };
  const wire: Record<string, unknown> = { ...deriveValues(lot) };
  for (const [key, field] of LOT_FIELD_ROWS) {
    const value = lot[key];
    if (field.kind === 'facts') {
      for (const [fact, words] of Object.entries(value ?? {})) {
        const name = field.names[fact];
        if (name !== undefined) wire[name] = words;
      }
    } else for (const name of field.wire) wire[name] = toWireValue(field, value);
  }
  // WireLot is derived from the same rows.
  return wire as unknown as WireLot;
}
