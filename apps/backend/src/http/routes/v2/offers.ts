import { z } from 'zod';
import { v2OffersSchema, v2OfferSummarySchema } from '@vvoz/api/v2/offerSchemas';
import { errorSchema } from '@vvoz/api/wire/envelope';
import { TEMPLATES } from '@vvoz/catalogue/templates/templates';
import { lotToWire } from '../catalogue/lotToWire.ts';
import { visitor, wholeNumber, type Route } from '../route.ts';
import { formatPageKey, readPageKey } from './readPageKey.ts';
import { requireTemplateScope } from './requireTemplateScope.ts';

/** Offers of one answer: about 100 kB. */
const MAX_OFFERS = 100;
const MAX_PARTS = 100;
/** A brand or model with fewer offers is not in the summary, because Yandex does not show it. */
const MIN_SET_OFFERS = 4;
/** Brands, or models, of a summary. A part has at most 30,000 offers, so there are no more. */
const MAX_SETS = 7500;

const partFields = {
  // Sold lots are no offers.
  template: z.enum(TEMPLATES.filter(({ group }) => group !== 'stats').map(({ name }) => name)),
  part: wholeNumber(0, MAX_PARTS - 1).default(0),
  parts: wholeNumber(1, MAX_PARTS).default(1),
  ...visitor,
};

const listSchema = {
  summary:
    'Coming lots of a catalogue with a picture of the vehicle and a turnkey price, in parts. `after`: `next` of the page before',
  querystring: z.strictObject({
    ...partFields,
    after: z.string().max(300).optional(),
    limit: wholeNumber(1, MAX_OFFERS).default(MAX_OFFERS),
  }),
  response: { 200: v2OffersSchema, 400: errorSchema, 404: errorSchema },
};

const summarySchema = {
  summary: `Brands and models with at least ${MIN_SET_OFFERS} of these lots in a part`,
  querystring: z.strictObject(partFields),
  response: { 200: v2OfferSummarySchema, 400: errorSchema, 404: errorSchema },
};

/** The key of a page: id and key of its last lot. */
const keySchema = z.tuple([z.string(), z.int()]);
const BAD_KEY = 'after must be the `next` of a page';

export const offersRoute: Route = (app, { store }) => {
  app.get('/api/v2/offers', { schema: listSchema, config: { cache: 'catalogue' } }, async ({ query }) => {
    const { template, part, parts, after, limit } = query;
    const { lots, next } = await store.offers({
      ...requireTemplateScope(template),
      part,
      parts,
      limit,
      after: readPageKey(after, keySchema, BAD_KEY),
    });
    return { items: lots.map(lotToWire), next: next ? formatPageKey(next) : null };
  });

  app.get(
    '/api/v2/offers/summary',
    { schema: summarySchema, config: { cache: 'catalogue' } },
    async ({ query: { template, part, parts } }) => {
      const version = await store.version();
      const [brands = [], models = []] = await Promise.all(
        (['brand', 'model'] as const).map((level) =>
          store.landings({
            ...requireTemplateScope(template),
            level,
            minLots: MIN_SET_OFFERS,
            limit: MAX_SETS,
            offers: { part, parts },
          }),
        ),
      );
      const changes = brands.flatMap(({ changedAt }) => changedAt ?? []);
      const changed = changes.toSorted().at(-1);
      const toWire = (landings: typeof brands) =>
        landings.map(({ names, count }) => ({ names: [...names], count }));
      return {
        version,
        brands: toWire(brands),
        models: toWire(models),
        ...(changed === undefined ? {} : { changed }),
      };
    },
  );
};
