import { z } from 'zod';
import { v2LandingPartsSchema, v2LandingsSchema } from '@vvoz/api/v2/landingSchemas';
import { errorSchema } from '@vvoz/api/wire/envelope';
import { PATH_FACETS, type PathFacet } from '@vvoz/catalogue/query/query';
import { findTemplate, TEMPLATES } from '@vvoz/catalogue/templates/templates';
import { buildTemplateScope } from '../../../catalogue/templateScope.ts';
import { notFound, Refusal } from '../../server/errors.ts';
import { visitor, wholeNumber, type Route } from '../route.ts';

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

function buildRequest({ template: templateName, level, min_lots, changed_since, ...chosen }: Selection) {
  const template = findTemplate(templateName);
  if (!template) throw notFound('The catalogue');
  const { brand, model, kuzov } = chosen;
  const names = Object.fromEntries(
    Object.entries({ brand, model, kuzov }).filter(([, value]) => value !== undefined),
  );
  return {
    ...buildTemplateScope(template, names),
    level,
    minLots: min_lots,
    ...(changed_since === undefined ? {} : { changedSince: changed_since }),
  };
}

const formatKey = (names: readonly string[]): string => JSON.stringify(names);

/** Reads the key of a page: as many names as the level has. */
function readKey(text: string | undefined, level: PathFacet): readonly string[] | undefined {
  if (text === undefined) return undefined;
  try {
    const names = z.array(z.string().max(200)).parse(JSON.parse(text));
    if (names.length === PATH_FACETS.indexOf(level) + 1) return names;
  } catch {
    // Refused below, like a wrong number of names.
  }
  throw new Refusal(400, 'bad_value', 'after must be the `next` of a page with the same level', 'after');
}

const toChange = (changedAt: string | undefined) => (changedAt === undefined ? {} : { changed: changedAt });

export const landingsRoute: Route = (app, { store }) => {
  app.get('/api/v2/landings', { schema: listSchema, config: { cache: 'catalogue' } }, async ({ query }) => {
    const { limit, level, after } = query;
    const found = await store.landings({ ...buildRequest(query), after: readKey(after, level), limit });
    const last = found.length === limit ? found.at(-1) : undefined;
    return {
      items: found.map(({ names, count, changedAt }) => ({
        names: [...names],
        count,
        ...toChange(changedAt),
      })),
      next: last ? formatKey(last.names) : null,
    };
  });

  app.get(
    '/api/v2/landings/parts',
    { schema: partsSchema, config: { cache: 'catalogue' } },
    async ({ query }) => {
      const parts = await store.landingParts({ ...buildRequest(query), limit: query.size });
      return {
        items: parts.map(({ after, count, changedAt }) => ({
          after: after ? formatKey(after) : null,
          count,
          ...toChange(changedAt),
        })),
      };
    },
  );
};
