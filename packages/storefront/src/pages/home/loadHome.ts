import { EMPTY_QUERY } from '@vvoz/catalogue/query/query';
import { formatEntrance } from '@vvoz/catalogue/templates/entranceOrder';
import { TEMPLATES, listPlaces } from '@vvoz/catalogue/templates/templates';
import type { Storefront } from '../../data/createStorefront.ts';
import { withFallback } from '@vvoz/site-server/log/reportFailure';
import type { PageRequest } from '../../shell/pageTemplate.ts';
import { createPhoneLink } from '@vvoz/catalogue/words/phoneLink';
import { loadKinds } from '../kinds/loadKinds.ts';
import { makeWordSearch } from '../../model/wordSearch.ts';
import { buildBudgetCells } from './budgetCells.ts';
import { groupByCountry, type CountedCatalogue } from './countries.ts';
import type { HomePageProps } from './HomePage.tsx';
import { formatIntroSentence } from './introSentence.ts';
import { listFinderCatalogues } from './finder/finderQuery.ts';
import { loadFinder, loadQuickLinks } from './loadIntro.ts';
import { loadPopular } from './loadPopular.ts';
import { toQuote } from './quotes.ts';

/** Catalogues whose kinds of vehicles are shown. */
const KIND_CATALOGUES = ['japan-main', 'korean', 'bike'] as const;

/** Counts every catalogue of every host. */
const countCatalogues = ({ data }: Pick<Storefront, 'data'>): Promise<readonly CountedCatalogue[]> =>
  Promise.all(
    TEMPLATES.map(async (template) => ({
      template,
      count: await withFallback(
        `count of the catalogue ${template.name}`,
        data.getCount(template, EMPTY_QUERY),
        undefined,
      ),
    })),
  );

/** Loads what budgets buy in the first catalogue. */
async function loadBudgets({ catalogues, data }: Pick<Storefront, 'catalogues' | 'data'>) {
  const [first] = listFinderCatalogues(catalogues.all);
  const budgets = first && (await data.getBudgets(first.type));
  const cells = budgets ? buildBudgetCells(budgets, first) : [];
  return cells.some(({ lines }) => lines.length > 0) ? cells : [];
}

/** Loads the front page of the main host. A block whose call fails is left out, and the failure is logged. */
export async function loadHome(
  storefront: Pick<Storefront, 'catalogues' | 'data' | 'host' | 'formatPlace'>,
  { record }: Pick<PageRequest, 'record'>,
): Promise<HomePageProps> {
  const { catalogues, data, host, formatPlace } = storefront;
  const now = new Date();
  // The operator's sets contain sold lots, which only this catalogue has.
  const statistics = catalogues.find('japan');
  const [counted, kinds, finder, quickLinks, popular, budgets, sets, contacts, leadOptions, articleCount] =
    await Promise.all([
      countCatalogues(storefront),
      loadKinds(storefront, KIND_CATALOGUES),
      loadFinder(storefront, now),
      loadQuickLinks(storefront, now),
      loadPopular(storefront),
      loadBudgets(storefront),
      statistics ? data.getSets(statistics.type) : [],
      data.getContacts(),
      data.getLeadOptions(),
      withFallback('count of articles', data.getEntryCount('articles'), undefined),
    ]);
  const countries = groupByCountry(counted);
  const [first] = listFinderCatalogues(catalogues.all);
  const example = await data.getExampleReceipt(popular[0]?.lots ?? []);
  return {
    title: record.title,
    sentence: formatIntroSentence(countries),
    ...(finder ? { finder } : {}),
    ...(first ? { words: makeWordSearch(first) } : {}),
    quickLinks,
    kinds,
    popular: popular.filter(({ lots }) => lots.length > 0),
    budgets,
    countries: countries.map(({ name, catalogues: own }) => ({
      name,
      links: own.map(({ template, label, count }) => {
        const places = listPlaces(template);
        const place = places.find((one) => one.host === host) ?? template;
        return {
          href: formatPlace({ ...place, path: formatEntrance({ ...template, ...place }) }),
          name: label,
          count,
        };
      }),
    })),
    sets: statistics ? { path: statistics.path, items: sets } : undefined,
    example,
    articles: record.blocks?.articles ?? [],
    articleCount,
    reviews: { quotes: (record.reviews?.items ?? []).map(toQuote), count: record.reviews?.count ?? 0 },
    phone: createPhoneLink(contacts.tel),
    hours: contacts.hours,
    leadOptions,
  };
}
