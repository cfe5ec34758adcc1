import type { Metadata } from 'next';
import { parseCatalogUrl } from '@vvoz/catalogue/address/parseCatalogUrl';
import type { CatalogQuery } from '@vvoz/catalogue/query/query';
import { TEMPLATES, type Template } from '@vvoz/catalogue/templates/templates';
import { formatCatalogTitle } from '@vvoz/seo/catalogTitle';
import { findLandingPath } from '@vvoz/seo/landing';
import type { CalcTerms } from '@vvoz/catalogue/cost/costTypes';
import type { Storefront } from '../createStorefront.ts';
import { definePageTemplate, type PageRequest } from '../pages/pageTemplate.ts';
import { isAbsent } from '../data/isAbsent.ts';
import { CatalogPage } from './CatalogPage.tsx';
import type { SettledView } from './session.ts';

interface LoadedCatalogue {
  readonly template: Template;
  readonly query: CatalogQuery;
  readonly view: SettledView;
  readonly terms: CalcTerms;
}

/** Loads the view of a query; undefined when the query names a set that does not exist. */
async function loadView({ data }: Storefront, template: Template, query: CatalogQuery) {
  try {
    return await data.getView(template, query);
  } catch (error) {
    if (isAbsent(error)) return undefined;
    throw error;
  }
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
  const [view, terms] = await Promise.all([loadView(storefront, template, query), data.getTerms()]);
  return view && { template, query, view, terms };
}

/** Canonical or noindex, never both. A model without lots is not indexed; the catalogue itself is, even when it is empty. */
function describe({ template, query, view }: LoadedCatalogue, { record }: PageRequest): Metadata {
  const title = formatCatalogTitle(template, record.title, query);
  const landing = findLandingPath(template.path, query);
  const isIndexed = landing !== undefined && (landing === template.path || view.count > 0);
  return isIndexed
    ? { title, alternates: { canonical: landing } }
    : { title, robots: { index: false, follow: true } };
}

/** The catalogues of a host, with brand, model and body code behind their paths. */
export const catalogueTemplate = definePageTemplate<LoadedCatalogue>({
  names: TEMPLATES.map(({ name }) => name),
  load,
  describe,
  render: ({ template, view, terms }, { record }, { siteName }) => (
    <CatalogPage
      template={template}
      page={record}
      siteName={siteName}
      view={view}
      terms={terms}
      now={new Date()}
    />
  ),
});
