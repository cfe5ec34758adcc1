import { z } from 'zod';
import { v2LandingPartsSchema, v2LandingsSchema } from '@vvoz/api/v2/landingSchemas';
import { errorSchema } from '@vvoz/api/wire/envelope';
import { PATH_FACETS, type PathFacet } from '@vvoz/catalogue/query/query';
import { TEMPLATES } from '@vvoz/catalogue/templates/templates';
import { visitor, wholeNumber, type Route } from '../route.ts';
import { formatPageKey, readPageKey } from './readPageKey.ts';
import { requireTemplateScope } from './requireTemplateScope.ts';

/** Landings of one answer: about 100 kB. */
const MAX_LANDINGS = 1000;
/** Landings of one part. */
const MAX_PART = 50_000;

const name = z.string().min(1).max(120).optional();

const selection = {
  template: z.enum(TEMPLATES.map((template) => template.name)),
  level: z.enum(PATH_FACETS),
  brand: name,
  model: name,
  kuzov: name,
  min_lots: wholeNumber(0, 999_999).default(1),
  changed_since: z.iso.datetime().optional(),
  ...visitor,
};

const listSchema = {
  summary:
    'Brands, models or body codes of a catalogue (`level`) with the number of their lots and their last change, by name. ' +
    '`min_lots=0` adds names whose lots have all ended. `after`: the `next` of the page before',
  querystring: z.strictObject({
    ...selection,
    after: z.string().max(600).optional(),
    limit: wholeNumber(1, MAX_LANDINGS).default(MAX_LANDINGS),
  }),
  response: { 200: v2LandingsSchema, 400: errorSchema, 404: errorSchema },
};

const partsSchema = {
  summary: 'The same landings in parts of `size`: where each begins (`after`), their number and last change',
  querystring: z.strictObject({ ...selection, size: wholeNumber(1, MAX_PART).default(MAX_PART) }),
  response: { 200: v2LandingPartsSchema, 400: errorSchema, 404: errorSchema },
};

type Selection = z.output<typeof listSchema.querystring> | z.output<typeof partsSchema.querystring>;

function buildRequest({ template, level, min_lots, changed_since, brand, model, kuzov }: Selection) {
  const names = Object.fromEntries(
    Object.entries({ brand, model, kuzov }).filter(([, value]) => value !== undefined),
  );
  return {
    ...requireTemplateScope(template, names),
    level,
    minLots: min_lots,
    ...(changed_since === undefined ? {} : { changedSince: changed_since }),
  };
}

const BAD_KEY = 'after must be the `next` of a page with the same level';

/** The key of a page: as many names as the level has. */
const buildKeySchema = (level: PathFacet) =>
  z.array(z.string().max(200)).length(PATH_FACETS.indexOf(level) + 1);

const toChange = (changedAt: string | undefined) => (changedAt === undefined ? {} : { changed: changedAt });

export const landingsRoute: Route = (app, { store }) => {
  app.get('/api/v2/landings', { schema: listSchema, config: { cache: 'catalogue' } }, async ({ query }) => {
    const { limit, level, after } = query;
    const key = readPageKey(after, buildKeySchema(level), BAD_KEY);
    const landings = await store.landings({ ...buildRequest(query), after: key, limit });
    const last = landings.length === limit ? landings.at(-1) : undefined;
    return {
      items: landings.map(({ names, count, changedAt }) => ({
        names: [...names],
        count,
        ...toChange(changedAt),
      })),
      next: last ? formatPageKey(last.names) : null,
    };
  });

  app.get(
    '/api/v2/landings/parts',
    { schema: partsSchema, config: { cache: 'catalogue' } },
    async ({ query }) => {
      const parts = await store.landingParts({ ...buildRequest(query), limit: query.size });
      return {
        items: parts.map(({ after, count, changedAt }) => ({
          after: after ? formatPageKey(after) : null,
          count,
          ...toChange(changedAt),
        })),
      };
    },
  );
};
