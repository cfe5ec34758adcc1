import { z } from 'zod';
import { LOT_FIELD_ROWS, type LotFields, type LotKey } from '@vvoz/catalogue/lots/lotFields';
import type { LotField } from '@vvoz/catalogue/lots/lotField';
import { optionalNumber, optionalText, text, texts } from './wireValues.ts';

/** Names derived from other fields, for callers that follow the specification. */
const DERIVED_NAMES = ['KPP_TYPE', 'TYPE_PARENT', 'auc_type'] as const;
export type DerivedName = (typeof DERIVED_NAMES)[number];

type ValueSchema<F extends LotField> = F extends { readonly presence: 'required' }
  ? typeof text
  : F extends { readonly kind: 'count' | 'positive' }
    ? typeof optionalNumber
    : F extends { readonly kind: 'list' }
      ? typeof texts
      : typeof optionalText;

type FactNames = LotFields['details']['names'];

type RecordShape = {
  [K in LotKey as LotFields[K]['wire'][number]]: ValueSchema<LotFields[K]>;
} & Record<FactNames[keyof FactNames] | DerivedName, typeof optionalText>;

function chooseSchema(row: LotField): z.ZodType {
  if (row.presence === 'required') return text;
  if (row.kind === 'count' || row.kind === 'positive') return optionalNumber;
  return row.kind === 'list' ? texts : optionalText;
}

const listNames = (row: LotField): readonly string[] =>
  row.kind === 'facts' ? Object.values(row.names) : row.wire;

const shape = Object.fromEntries([
  ...LOT_FIELD_ROWS.flatMap(([, row]) => listNames(row).map((name) => [name, chooseSchema(row)] as const)),
  ...DERIVED_NAMES.map((name) => [name, optionalText] as const),
]);

/**
 * A lot on the wire (specification, section 3) with further fields of the feeds, by LOT_FIELDS. This schema checks the
 * form of the record; `parseLot` reads its values.
 */
// RecordShape is derived from the same rows.
export const wireLotSchema = z.object(shape as unknown as RecordShape);
export type WireLot = z.infer<typeof wireLotSchema>;
