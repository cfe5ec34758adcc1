import { z } from 'zod';
import { formatModel } from '@vvoz/catalogue/words/brands';
import { DEFAULT_CATALOGUE_TYPE } from '@vvoz/catalogue/types/catalogueTypes';
import { readParent } from '@vvoz/catalogue/types/readCatalogueType';
import { listTypesOfParent } from '@vvoz/catalogue/types/typeRelations';
import { v1CatalogPageSchema } from '@vvoz/api/v1/v1Schemas';
import { errorSchema } from '@vvoz/api/wire/envelope';
import { catalogTypeSchema, codedFilterSchema } from '@vvoz/api/wire/filterSchema';
import { combineConditions } from '../../../catalogue/buildCall.ts';
import { notFound } from '../../server/errors.ts';
import { readCall } from '../catalog/readCall.ts';
import type { Route } from '../route.ts';

const schema = {
  summary: 'Address, titles and years of the page for a brand, model and body code',
  params: z.object({ type_parent: z.string().max(40) }),
  querystring: codedFilterSchema.omit({ type_parent: true }).extend({ type: catalogTypeSchema.optional() }),
  response: { 200: v1CatalogPageSchema, 400: errorSchema, 404: errorSchema },
};

/** `LAND CRUISER PRADO` → `land-cruiser-prado`. */
const formatSegment = (name: string): string =>
  encodeURIComponent(name.toLowerCase().replaceAll(/\s+/g, '-'));

/** Returns the value of a field that has exactly one: a page belongs to one brand, one model, one body code. */
function readSingleValue(input: Readonly<Record<string, unknown>>, name: string): string | undefined {
  const list = [input[name], input[`${name}_in_arr`], input[`${name}_eq`]].flat().filter(Boolean);
  return list.length === 1 ? String(list[0]) : undefined;
}

export const catalogPageRoute: Route = (app, services) => {
  const { store, content } = services;
  app.get(
    '/api/auto/:type_parent/catalog_page',
    { schema, config: { cache: 'catalogue' } },
    async (request) => {
      const parent = readParent(request.params.type_parent);
      if (parent === undefined) throw notFound('The catalogue');
      const { query } = request;
      const type = query.type ?? listTypesOfParent(parent)[0] ?? DEFAULT_CATALOGUE_TYPE;
      const page = await content.cataloguePage(type, parent);
      if (!page) throw notFound('The catalogue');
      const call = await readCall(services, { ...query, type, type_parent: parent });
      const scope = { type: call.type, filter: combineConditions(call.conditions) };
      const [count, years] = await Promise.all([store.count(scope), store.values(scope, 'year')]);
      const brand = readSingleValue(query, 'marka_name');
      const model = brand === undefined ? undefined : readSingleValue(query, 'model_name');
      const kuzov = model === undefined ? undefined : readSingleValue(query, 'kuzov');
      const chosen = [brand, model, kuzov].filter((name) => name !== undefined);
      const name = chosen.map(formatModel).join(' ');
      return {
        link: [page.path, ...chosen.map(formatSegment)].join('/'),
        title: name === '' ? page.title : `${name} — ${page.title}`,
        titleSub: page.titleSub ?? '',
        titleFilter: page.titleFilter ?? { title: '', text: '' },
        year_min: years[0]?.[0] ?? null,
        year_max: years.at(-1)?.[0] ?? null,
        count,
      };
    },
  );
};
