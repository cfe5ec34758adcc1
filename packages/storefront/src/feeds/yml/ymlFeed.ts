import type { OfferPart, OfferSummary } from '@vvoz/api/v2/offerSchemas';
import { EMPTY_QUERY } from '@vvoz/catalogue/query/query';
import type { Template } from '@vvoz/catalogue/templates/templates';
import { formatCatalogueHeading } from '@vvoz/seo/catalogue/catalogueHeading';
import { formatLandingPath } from '@vvoz/seo/landingAddress';
import { describeOffer, YML_CATEGORIES } from '@vvoz/seo/yml/describeOffer';
import type { YmlOffer, YmlSet, YmlShop } from '@vvoz/seo/yml/formatYml';
import type { Storefront } from '../../data/createStorefront.ts';
import { formatShareHref } from '../../address/shareHref.ts';

/** A set of offers with the names that its offers have. */
interface NamedSet extends YmlSet {
  readonly names: readonly string[];
}

const formatKey = (names: readonly string[]): string => names.join('\n');

/** Lists the brands and models of a feed as sets. Their addresses are landings. */
const listSets = (
  template: Template,
  { brands, models }: OfferSummary,
  origin: string,
): readonly NamedSet[] =>
  [...brands, ...models].flatMap(({ names }) => {
    const path = formatLandingPath(template.path, names);
    const [brand = '', model] = names;
    const lists = { brand: [brand], ...(model === undefined ? {} : { model: [model] }) };
    if (path === undefined) return [];
    const name = formatCatalogueHeading({ template, pageTitle: '', query: { ...EMPTY_QUERY, lists } });
    const id = path.slice(template.path.length).split('/').filter(Boolean).join('.');
    return [{ id, name, url: origin + path, names }];
  });

/** The part of a feed before its offers, and the function that reads the offers page by page. */
export interface YmlFeed {
  readonly shop: YmlShop;
  readonly readOffers: () => AsyncGenerator<readonly YmlOffer[], void, undefined>;
}

/** Opens a feed. An offer without a set that is large enough is left out: no card would show it. */
export function openYmlFeed(
  { data, origin, siteName }: Pick<Storefront, 'data' | 'origin' | 'siteName'>,
  template: Template,
  part: OfferPart,
  summary: OfferSummary,
  now: Date,
): YmlFeed {
  const site = new URL(origin()).origin;
  const sets = listSets(template, summary, site);
  const ids = new Map(sets.map(({ names, id }) => [formatKey(names), id]));
  const shop = {
    name: siteName,
    company: siteName,
    url: `${site}/`,
    date: now,
    categories: Object.values(YML_CATEGORIES),
    sets,
  };
  return {
    shop,
    readOffers: async function* () {
      for await (const lots of data.readOffers(part))
        yield lots.flatMap((lot) => {
          const names = [lot.brand, lot.model];
          const lotSets = [names.slice(0, 1), names].flatMap((chosen) => ids.get(formatKey(chosen)) ?? []);
          const place = { origin: site, path: formatShareHref(lot), sets: lotSets };
          const offer = lotSets.length > 0 ? describeOffer(lot, place) : undefined;
          return offer ? [offer] : [];
        });
    },
  };
}
