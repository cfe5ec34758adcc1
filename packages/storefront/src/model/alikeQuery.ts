import { formatModel } from '@vvoz/catalogue/words/brands';
import { NBSP } from '@vvoz/catalogue/words/format';
import type { Lot } from '@vvoz/catalogue/lots/lot';
import { type CatalogueQuery, EMPTY_QUERY } from '@vvoz/catalogue/query/query';

/** The query for all lots of the same brand, model and body code. */
export const buildAlikeQuery = ({ brand, model, kuzov }: Lot): CatalogueQuery => ({
  ...EMPTY_QUERY,
  lists: { brand: [brand], model: [model], ...(kuzov === undefined ? {} : { kuzov: [kuzov] }) },
});

/** «Prius ZVW51». */
export const formatModelAndCode = ({ model, kuzov }: Lot): string =>
  [formatModel(model), kuzov].filter(Boolean).join(NBSP);
