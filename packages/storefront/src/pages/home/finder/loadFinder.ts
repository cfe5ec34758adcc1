import { EMPTY_QUERY, type CatalogueQuery } from '@vvoz/catalogue/query/query';
import type { Template } from '@vvoz/catalogue/templates/templates';
import { BODY_KINDS, type BodyKind } from '@vvoz/catalogue/words/vehicleKinds';
import { formatBrand, formatModel } from '@vvoz/catalogue/words/brands';
import type { CatalogueData } from '../../../data/catalogueData.ts';
import type { FinderResponse } from './finderResponse.ts';
import { keepKnownNames, toFinderOptions } from './finderQuery.ts';

export interface FoundNames extends Required<Pick<FinderResponse, 'brands' | 'bodies'>> {
  readonly models?: FinderResponse['models'];
  /** The query without names that the catalogue does not have. */
  readonly query: CatalogueQuery;
}

/** Loads the brands and bodies of a catalogue and the models of the query's brand, and checks the query's names. Throws ApiError. */
export async function loadFinderNames(
  { getFacets }: Pick<CatalogueData, 'getFacets'>,
  template: Template,
  query: CatalogueQuery,
): Promise<FoundNames> {
  const { brand } = query.lists;
  const [whole, ofBrand] = await Promise.all([
    getFacets(template, EMPTY_QUERY),
    brand && getFacets(template, { ...EMPTY_QUERY, lists: { brand } }),
  ]);
  const brands = whole.options.brand ?? [];
  const models = ofBrand?.options.model ?? [];
  const known = keepKnownNames(query, brands, models);
  return {
    query: known,
    brands: toFinderOptions(brands, formatBrand),
    bodies: (whole.options.bodyKind ?? []).map(({ value }) => ({
      value,
      label: BODY_KINDS[value as BodyKind],
    })),
    ...(known.lists.brand ? { models: toFinderOptions(models, formatModel) } : {}),
  };
}
