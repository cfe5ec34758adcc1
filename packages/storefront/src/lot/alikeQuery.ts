import { modelLabel } from '@vvoz/api/catalog/brands';
import { NBSP } from '@vvoz/api/catalog/format';
import type { Lot } from '@vvoz/api/catalog/lot';
import { type CatalogQuery, EMPTY_QUERY } from '@vvoz/api/catalog/query';

/** All lots of a lot's brand, model and body code. */
export const alikeQuery = ({ brand, model, kuzov }: Lot): CatalogQuery => ({
  ...EMPTY_QUERY,
  lists: { brand: [brand], model: [model], ...(kuzov === undefined ? {} : { kuzov: [kuzov] }) },
});

/** «Prius ZVW51». */
export const likeName = ({ model, kuzov }: Lot): string =>
  [modelLabel(model), kuzov].filter(Boolean).join(NBSP);
