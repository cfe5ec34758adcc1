import type { Lot } from '@vvoz/catalogue/lots/lot';
import { LOT_FIELD_ROWS } from '@vvoz/catalogue/lots/lotFields';
import type { LotField } from '@vvoz/catalogue/lots/lotField';
import { INDEX_COLUMNS, type LotRecord } from '../db/lotRecord.ts';

function toColumn(field: LotField, value: unknown): string | number | null {
  switch (field.kind) {
    case 'flag':
      return value === true ? 1 : 0;
    case 'count':
    case 'positive':
      return value === undefined ? null : Number(value);
    case 'list':
      return ((value ?? []) as readonly string[]).join(field.separator);
    case 'facts':
      return value === undefined ? '' : JSON.stringify(value);
    case 'text':
    case 'name':
    case 'upper':
    case 'lower':
    case 'dateTime':
    case 'word':
      return String(value ?? '');
    default:
      return field satisfies never;
  }
}

/** Converts a lot into the record of a feed; without a lot, returns a record with unknown values. */
export const lotToRecord = (lot: Partial<Lot> = {}): LotRecord =>
  ({
    ...INDEX_COLUMNS,
    ...Object.fromEntries(LOT_FIELD_ROWS.map(([key, field]) => [field.column, toColumn(field, lot[key])])),
    // LotRecord is derived from the same rows.
  }) as unknown as LotRecord;
