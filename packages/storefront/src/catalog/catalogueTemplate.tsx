import type { Metadata } from 'next';
import { parseCatalogUrl } from '@vvoz/catalogue/address/parseCatalogUrl';
import type { CatalogQuery } from '@vvoz/catalogue/query/query';
import { TEMPLATES, type Template } from '@vvoz/catalogue/templates/templates';
import { formatCatalogTitle } from '@vvoz/seo/catalogTitle';
import { findLandingPath } from '@vvoz/seo/landing';
import type { CalcTerms } from '@vvoz/catalogue/cost/costTypes';
import type { Storefront } from '../createStorefront.ts';
import type { PageRecord } from '@vvoz/api/content/contentSchemas';
import type { Landing } from '../data/landingData.ts';
import { definePageTemplate, type PageRequest } from '../pages/pageTemplate.ts';
import { CatalogPage } from './CatalogPage.tsx';
import type { SettledView } from './session.ts';

interface LoadedCatalogue {
  readonly template: Template;
  readonly query: CatalogQuery;
  readonly view: SettledView;
  readonly terms: CalcTerms;
  /** The page record, with the titles of the chosen brand, model or body code. */
  readonly page: PageRecord;
}

/** Replaces the catalogue's subtitle with «Годы выпуска 2009–2022». */
function applyLanding(record: PageRecord, landing: Landing | undefined): PageRecord {
  const { year_min: from = null, year_max: to = null } = landing ?? {};
  if (!landing || from === null || to === null) return record;
  const years = from === to ? String(from) : `${from}–${to}`;
  return { ...record, titleSub: `Годы выпуска ${years}`, titleFilter: landing.titleFilter };
}

async function load(
  storefront: Storefront,
  { record, segments, search }: PageRequest,
): Promise<LoadedCatalogue | undefined> {
  const { catalogues, data } = storefront;
  const template = catalogues.find(record.template);
  const choice = template && (await data.getPathChoice(template, segments));
  if (!choice) return undefined;
  const query = parseCatalogUrl(search, choice);
  if (await data.hasUnknownName(template, query, choice)) return undefined;
  const [view, terms, landing] = await Promise.all([
    data.getView(template, query),
    data.getTerms(),
    data.getLanding(template, query),
  ]);
  return { template, query, view, terms, page: applyLanding(record, landing) };
}

/** Sets a canonical address or noindex, never both. An empty catalogue is indexed, a model without lots is not. */
function describe({ template, query, view }: LoadedCatalogue, { record }: PageRequest): Metadata {
  const title = formatCatalogTitle(template, record.title, query);
  const landing = findLandingPath(template.path, query);
  const isIndexed = landing !== undefined && (landing === template.path || view.count > 0);
  return isIndexed
    ? { title, alternates: { canonical: landing } }
    : { title, robots: { index: false, follow: true } };
}

/** The catalogues of a host. Brand, model and body code follow the path of the catalogue. */
export const catalogueTemplate = definePageTemplate<LoadedCatalogue>({
  names: TEMPLATES.map(({ name }) => name),
  load,
  describe,
  render: ({ template, view, terms, page }, _request, { siteName }) => (
    <CatalogPage
      template={template}
      page={page}
      siteName={siteName}
      view={view}
      terms={terms}
      now={new Date()}
    />
  ),
});
