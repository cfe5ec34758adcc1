import { z } from 'zod';
import { listPathFacets } from '@vvoz/catalogue/address/cataloguePath';
import { FACET_DETAILS } from '@vvoz/catalogue/facets/facetDetails';
import { EMPTY_QUERY, PATH_FACETS, type Lists, type PathFacet } from '@vvoz/catalogue/query/query';
import { findTemplate } from '@vvoz/catalogue/templates/templates';
import { DEFAULT_CATALOGUE_TYPE } from '@vvoz/catalogue/types/catalogueTypes';
import { readParent } from '@vvoz/catalogue/types/readCatalogueType';
import { listTypesOfParent } from '@vvoz/catalogue/types/typeRelations';
import { v1CataloguePageSchema } from '@vvoz/api/v1/v1Schemas';
import { errorSchema } from '@vvoz/api/wire/envelope';
import { catalogueTypeSchema, codedFilterSchema } from '@vvoz/api/wire/filterSchema';
import { readCatalogueFacts, type CatalogueFacts } from '@vvoz/seo/catalogue/catalogueFacts';
import { formatCatalogueTitles } from '@vvoz/seo/catalogue/describeCatalogue';
import { formatLandingPath } from '@vvoz/seo/landingAddress';
import { combineConditions, type StoreQuery, type ConditionKey } from '../../../catalogue/buildStoreQuery.ts';
import type { CatalogueStore } from '../../../catalogue/CatalogueStore.ts';
import { notFound } from '../../server/errors.ts';
import { readStoreQuery } from '../catalogue/readStoreQuery.ts';
import type { Route } from '../route.ts';

const schema = {
  summary:
    'Address, heading, title and years of the page for a brand, model and body code, as the site shows them',
  params: z.object({ type_parent: z.string().max(40) }),
  querystring: codedFilterSchema.omit({ type_parent: true }).extend({ type: catalogueTypeSchema.optional() }),
  response: { 200: v1CataloguePageSchema, 400: errorSchema, 404: errorSchema },
};

/** The chosen names of a field: of its plain parameter, `_in_arr` and `_eq`. */
const readNames = (input: Readonly<Record<string, unknown>>, name: string): readonly string[] =>
  [input[name], input[`${name}_in_arr`], input[`${name}_eq`]].flat().filter(Boolean).map(String);

/** Reads brands, models and body codes of a call. A facet without names is absent. */
function readLists(input: Readonly<Record<string, unknown>>): Pick<Lists, PathFacet> {
  const lists = PATH_FACETS.map((key) => [key, readNames(input, FACET_DETAILS[key].v2)] as const);
  return Object.fromEntries(lists.filter(([, names]) => names.length > 0));
}

const isPathFacet = (key: ConditionKey): boolean => (PATH_FACETS as readonly string[]).includes(key);

/**
 * Loads the facts that a landing's title has besides its names: the number of lots and the lowest cost. As on the site,
 * the titles of other choices have no facts, because their facts change daily.
 */
async function loadFacts(
  store: CatalogueStore,
  { type, conditions }: StoreQuery,
  count: number,
): Promise<CatalogueFacts | undefined> {
  const { counted } = FACET_DETAILS.cost;
  const keys = [...conditions.keys()].filter((key) => key !== 'parent');
  if (counted.as !== 'histogram' || !keys.every(isPathFacet)) return undefined;
  const filter = combineConditions(conditions);
  const [cost] = await store.histograms(type, [{ field: 'cost', bins: counted.bins, filter }]);
  return readCatalogueFacts(count, { options: {}, histograms: cost ? { cost } : {} });
}

export const cataloguePageRoute: Route = (app, services) => {
  const { store, content } = services;
  app.get(
    '/api/auto/:type_parent/catalog_page',
    { schema, config: { cache: 'catalogueTexts' } },
    async (request) => {
      const parent = readParent(request.params.type_parent);
      if (parent === undefined) throw notFound('The catalogue');
      const { query } = request;
      const type = query.type ?? listTypesOfParent(parent)[0] ?? DEFAULT_CATALOGUE_TYPE;
      const page = await content.cataloguePage(type, parent);
      const template = page && findTemplate(page.template);
      if (!template) throw notFound('The catalogue');
      const call = await readStoreQuery(services, { ...query, type, type_parent: parent });
      const scope = { type: call.type, filter: combineConditions(call.conditions) };
      const [count, years] = await Promise.all([store.count(scope), store.values(scope, 'year')]);
      const chosen = { ...EMPTY_QUERY, lists: readLists(query) };
      const inPath = listPathFacets(chosen).flatMap((key) => chosen.lists[key] ?? []);
      const isLanding = inPath.length === Object.keys(chosen.lists).length;
      const { heading, title } = formatCatalogueTitles(
        { template, pageTitle: page.title, query: chosen },
        isLanding ? await loadFacts(store, call, count) : undefined,
      );
      const link = formatLandingPath(page.path, inPath) ?? page.path;
      // Titles that an editor wrote for this landing take precedence.
      const edited = isLanding && inPath.length > 0 ? await content.page(template.host, link) : undefined;
      return {
        link,
        heading: edited?.title ?? heading,
        title: edited?.title ?? title,
        titleSub: edited?.titleSub ?? page.titleSub ?? '',
        titleFilter: edited?.titleFilter ?? page.titleFilter ?? { title: '', text: '' },
        year_min: years[0]?.[0] ?? null,
        year_max: years.at(-1)?.[0] ?? null,
        count,
      };
    },
  );
};
