import { formatCatalogueAddress, listPathFacets } from '@vvoz/catalogue/address/cataloguePath';
import { findChosenKinds } from '@vvoz/catalogue/address/kindFacets';
import { readOpenList } from '@vvoz/catalogue/address/openList';
import { parseCatalogueUrl } from '@vvoz/catalogue/address/parseCatalogueUrl';
import type { CatalogueQuery } from '@vvoz/catalogue/query/query';
import { findTemplate, TEMPLATES, type Template } from '@vvoz/catalogue/templates/templates';
import { describeChosenLots, type AboutCatalogue } from '@vvoz/seo/catalogue/aboutCatalogue';
import { readCatalogueFacts } from '@vvoz/seo/catalogue/catalogueFacts';
import { buildLotList } from '@vvoz/seo/jsonLd/lotList';
import { findLandingPath } from '@vvoz/seo/landing';
import type { CalcTerms } from '@vvoz/law/costTypes';
import type { Storefront } from '../../data/createStorefront.ts';
import type { PageRecord } from '@vvoz/api/content/contentSchemas';
import type { Sales } from '../../data/sales.ts';
import type { PageDescription } from '../../shell/head/pageHead.ts';
import { definePageTemplate, type PageRequest } from '../../shell/pageTemplate.ts';
import { CataloguePage } from './CataloguePage.tsx';
import { listCatalogueCrumbs } from './listCatalogueCrumbs.ts';
import { formatFeedPath } from '../../address/feedPath.ts';
import { formatListAddress } from './findList.ts';
import { findYears } from './findYears.ts';
import { hashLots } from './hashLots.ts';
import { createShareTags } from '../../shell/head/share.ts';
import type { ChoiceTexts } from './PageBlocks.tsx';
import type { LandingBandsProps } from './landing/LandingBands.tsx';
import { loadFront, type Front } from './front/loadFront.ts';
import type { VisitPlace } from '../../model/visitPlace.ts';
import { listKindLandings, listLandingsBelow } from './landing/landingLinks.ts';
import { loadLandingExtras } from './landing/loadLandingExtras.ts';
import type { SettledView } from '../../model/settledView.ts';
import { shareList } from './listShareCard.ts';
import { loadOwnTexts, type OwnTexts } from './loadOwnTexts.ts';
import { addTitles } from '../../model/addTitles.ts';

interface LoadedCatalogue {
  readonly template: Template;
  readonly query: CatalogueQuery;
  readonly view: SettledView;
  readonly terms: CalcTerms;
  readonly page: PageRecord;
  readonly texts: ChoiceTexts;
  /** What the page of a brand, model or body code links to. */
  readonly links: LandingBandsProps;
  /** Sentences about the lots of a brand, model or body code. */
  readonly about: AboutCatalogue | undefined;
  readonly front: Front | undefined;
  /** Where cars in stock are; undefined for other catalogues. */
  readonly visit: VisitPlace | undefined;
  readonly sales: Sales | undefined;
}

/**
 * The texts of a choice, else those of the catalogue; a choice of a brand has the subtitle «Годы выпуска 2009–2022».
 */
function chooseTexts(record: PageRecord, own: OwnTexts | undefined, view: SettledView): ChoiceTexts {
  const years = listPathFacets(view.query).length > 0 ? findYears(view) : undefined;
  return {
    titleSub: years ? `Годы выпуска ${[...new Set(years)].join('–')}` : record.titleSub,
    titleFilter: own?.titleFilter ?? record.titleFilter,
  };
}

async function load(
  storefront: Storefront,
  { record, segments, search }: PageRequest,
): Promise<LoadedCatalogue | undefined> {
  const { catalogues, data } = storefront;
  const template = catalogues.findOfPage(record);
  const choice = template && (await data.getPathChoice(template, segments));
  if (!choice) return undefined;
  const query = parseCatalogueUrl(search, choice);
  if (await data.hasUnknownName(template, query, choice)) return undefined;
  const viewLoading = data.getView(template, query);
  const facetsLoading = viewLoading.then(({ facets }) => facets);
  // A page without a front does not wait for it; the failure of the view ends the page below.
  facetsLoading.catch(() => undefined);
  const [untitled, front, terms, extras, own, contacts, sales] = await Promise.all([
    viewLoading,
    loadFront(storefront, template, query, facetsLoading),
    data.getTerms(),
    loadLandingExtras(storefront, template, query),
    loadOwnTexts(data, template, query),
    template.type === 'stock' ? data.getContacts() : undefined,
    // After the view, which tells whether there are lots at all; further pages are for reading them.
    viewLoading.then(({ count }) =>
      query.page === 1 && count > 0 ? data.getSales(template, query) : undefined,
    ),
  ]);
  const view = addTitles(template, { pageTitle: record.title, ownTitle: own?.title }, untitled);
  const isLanding = findLandingPath(template.path, query) !== undefined;
  const about = isLanding
    ? describeChosenLots(
        { template, pageTitle: record.title, query },
        readCatalogueFacts(view.count, view.facets),
      )
    : undefined;
  const below =
    isLanding && !findChosenKinds(query) ? listLandingsBelow(template, query, view.facets) : undefined;
  return {
    template,
    query,
    view,
    terms,
    page: record,
    texts: chooseTexts(record, own, view),
    about,
    front,
    visit: contacts,
    sales,
    links: { below, kinds: listKindLandings(template, query, view.facets), extras },
  };
}

/**
 * Describes a page for search engines. A catalogue with two places is the same list twice, so both pages name the main place
 * as the canonical one.
 */
function describe(
  { template, query, view }: LoadedCatalogue,
  { record, segments }: PageRequest,
  storefront: Storefront,
): PageDescription {
  const { host, path } = findTemplate(template.name) ?? template;
  const landing = findLandingPath(path, query);
  const shared = shareList({ template, pageTitle: record.title, view, segments });
  return {
    title: view.titles.title,
    description: shared.texts.description,
    feed: formatFeedPath(formatListAddress(template.path, query)),
    tags: createShareTags(storefront, shared),
    state: {
      kind: 'catalogue',
      landing: landing && storefront.formatPlace({ host, path: landing }),
      isWhole: landing === path,
      count: view.count,
      isBeyondEnd: view.count > 0 && view.items.length === 0,
    },
  };
}

/** The catalogues of a host. Brand, model and body code follow the path of the catalogue. */
export const catalogueTemplate = definePageTemplate<LoadedCatalogue>({
  names: TEMPLATES.map(({ name }) => name),
  load,
  describe,
  listCrumbs: ({ template, query, page }) => listCatalogueCrumbs(page, template, query),
  listThings: ({ template, query, view }, _request, { origin }) =>
    formatCatalogueAddress(template.path, query) === findLandingPath(template.path, query)
      ? [buildLotList(view.titles.heading, view.count, view.items, origin())]
      : [],
  render: (
    { template, view, terms, page, texts, about, front, visit, sales, links },
    { search },
    { siteName },
  ) => (
    <CataloguePage
      template={template}
      page={page}
      texts={texts}
      about={about}
      links={links}
      front={front}
      visit={visit}
      sales={sales}
      siteName={siteName}
      view={view}
      hash={hashLots(view.items)}
      terms={terms}
      now={new Date()}
      openList={readOpenList(search)}
    />
  ),
});
