import { CATALOGUE_TYPES, type CatalogueType } from '@vvoz/catalogue/types/catalogueTypes';
import type { OfferPart, OfferRequest } from '../CatalogueStore.ts';
import { compileFilter, type Sql } from './compileFilter.ts';
import type { NumberColumns } from './numberColumns.ts';
import type { Runner } from '../db/runner.ts';

/** Pictures are joined by `#`; the first may be the auction sheet, which does not show the vehicle. */
const hasPhoto = (type: CatalogueType): string =>
  CATALOGUE_TYPES[type].hasSheet
    ? `(instr(images, '#') > 0 or (without_sheet = 1 and images <> ''))`
    : `images <> ''`;

/** Compiles the condition on coming lots of a part that have a picture of the vehicle and a turnkey price. */
export const compileOffers = (type: CatalogueType, { part, parts }: OfferPart): Sql => ({
  text: `live = 1 and key % ? = ? and status = 'coming' and cost is not null and ${hasPhoto(type)}`,
  params: [parts, part],
});

/**
 * Finds the keys of one page of offers, by id. It walks the index of ids, so that a page costs the same wherever it
 * begins.
 */
export function findOffers(
  run: Runner,
  request: OfferRequest,
  numbers: NumberColumns,
): { readonly keys: readonly number[]; readonly next?: readonly [id: string, key: number] } {
  const { type, filter, after, limit } = request;
  const where = compileFilter(filter, numbers);
  const offered = compileOffers(type, request);
  const rows = run.all<{ key: number; external_id: string }>(
    `select key, external_id from lot indexed by lot_by_id
     where type = ?${after ? ' and (external_id, key) > (?, ?)' : ''} and ${offered.text} and ${where.text}
     order by external_id, key limit ?`,
    [type, ...(after ?? []), ...offered.params, ...where.params, limit],
  );
  const last = rows.length === limit ? rows.at(-1) : undefined;
  return { keys: rows.map(({ key }) => key), ...(last ? { next: [last.external_id, last.key] } : {}) };
}
