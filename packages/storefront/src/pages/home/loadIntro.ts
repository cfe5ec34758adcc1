import { applyPatch } from '@vvoz/catalogue/query/applyPatch';
import { listYearOptions } from '@vvoz/catalogue/lots/years';
import { EMPTY_QUERY } from '@vvoz/catalogue/query/query';
import type { Template } from '@vvoz/catalogue/templates/templates';
import type { QuickLink } from '@vvoz/ui/home/QuickLinks/QuickLinks.tsx';
import { makeOnce } from '../../model/makeOnce.ts';
import { readWords, type Dictionary } from '../../model/readWords.ts';
import type { Storefront } from '../../data/createStorefront.ts';
import { withFallback } from '@vvoz/site-server/log/reportFailure';
import type { FinderIslandProps } from './finder/FinderIsland.client.tsx';
import { formatFinderCatalogue, listFinderCatalogues } from './finder/finderQuery.ts';
import { loadFinderNames } from './finder/loadFinder.ts';
import { listQuickLinks, makeQuickLink } from './quickLinks.ts';

type Data = Storefront['data'];

/** Example phrase, which shows visitors that the catalogues understand words. */
const EXAMPLE_PHRASE = 'приус до 1,5 млн';

/** Reads it. It names no day, so its meaning changes with the dictionary only. */
const readExample = makeOnce((dictionary: Dictionary, template: Template) =>
  readWords(EXAMPLE_PHRASE, dictionary, template, EMPTY_QUERY, new Date()),
);

/** Makes the link to what a phrase finds; none when it is not fully understood or finds nothing. */
async function loadPhraseLink(data: Data, template: Template): Promise<readonly QuickLink[]> {
  const dictionary = await data.getDictionary(template);
  const { patch, rest } = readExample(dictionary, template);
  if (rest.length > 0) return [];
  const count = await data.getCount(template, applyPatch(EMPTY_QUERY, patch));
  return count === 0 ? [] : [makeQuickLink(template, patch, `«${EXAMPLE_PHRASE}»`, count)];
}

/** Loads the finder with the brands of the first catalogue. On failure it has no brands; its form still works. */
export async function loadFinder(
  { catalogues, data }: Pick<Storefront, 'catalogues' | 'data'>,
  now: Date,
): Promise<FinderIslandProps | undefined> {
  const offered = listFinderCatalogues(catalogues.all);
  const [first] = offered;
  if (!first) return undefined;
  const [names, count] = await Promise.all([
    withFallback('names of the finder', loadFinderNames(data, first, EMPTY_QUERY), {
      brands: [],
      bodies: [],
    }),
    withFallback('count of the finder', data.getCount(first, EMPTY_QUERY), undefined),
  ]);
  return {
    start: {
      noun: first.noun,
      brands: names.brands,
      bodies: names.bodies,
      ...(count === undefined ? {} : { count }),
    },
    catalogues: offered.map((template) => ({
      value: template.name,
      label: formatFinderCatalogue(template),
    })),
    years: listYearOptions(first, now).max,
  };
}

/** Loads the quick links of the first catalogue. */
export async function loadQuickLinks(
  { catalogues, data }: Pick<Storefront, 'catalogues' | 'data'>,
  now: Date,
): Promise<readonly QuickLink[]> {
  const [first] = listFinderCatalogues(catalogues.all);
  if (!first) return [];
  const [facets, phrase] = await Promise.all([
    withFallback('counts of ready-made choices', data.getFacets(first, EMPTY_QUERY), { options: {} }),
    withFallback('phrase of the home page', loadPhraseLink(data, first), []),
  ]);
  return [...listQuickLinks(first, facets, now), ...phrase];
}
