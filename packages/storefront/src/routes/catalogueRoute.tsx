import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { parseCatalogUrl } from '@vvoz/catalogue/address/parseCatalogUrl';
import type { CatalogQuery } from '@vvoz/catalogue/query/query';
import type { Template } from '@vvoz/catalogue/templates/templates';
import { formatCatalogTitle } from '@vvoz/seo/catalogTitle';
import { findLandingPath } from '@vvoz/seo/landing';
import { CatalogPage } from '../catalog/CatalogPage.tsx';
import { splitPath } from '../catalog/cataloguePath.ts';
import type { Storefront } from '../createStorefront.ts';
import { orNotFound } from './orNotFound.ts';

interface Props {
  readonly params: Promise<{ readonly path: readonly string[] }>;
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** `/[...path]`: the catalogues of a host, with brand, model and body code behind their paths. */
export function createCatalogueRoute({
  catalogues,
  data,
  siteName,
}: Pick<Storefront, 'catalogues' | 'data' | 'siteName'>) {
  const bases = catalogues.all.map(({ path }) => path);

  /**
   * Finds what a path shows: by its own page record, else by that of the catalogue that the path begins with (brand, model
   * and body code follow a catalogue's path). Calls `notFound` for a record with an unknown template and for names that no
   * catalogue has.
   */
  async function findCatalogue({ params, searchParams }: Props) {
    const path = `/${(await params).path.join('/')}`;
    const split = splitPath(path, bases);
    const page = (await data.findPage(path)) ?? (split && (await data.findPage(split.base)));
    const template = page && catalogues.find(page.template);
    if (!template) notFound();
    const choice = split?.base === template.path ? await data.getPathChoice(template, split.segments) : {};
    if (!choice) notFound();
    const query = parseCatalogUrl(await searchParams, choice);
    if (await data.hasUnknownName(template, query, choice)) notFound();
    return { page, template, query };
  }

  /** Loads the view of a query; a set that does not exist is a 404. */
  const loadView = (template: Template, query: CatalogQuery) => orNotFound(data.getView(template, query));

  async function generateMetadata(props: Props): Promise<Metadata> {
    const { page, template, query } = await findCatalogue(props);
    const title = formatCatalogTitle(template, page.title, query);
    const landing = findLandingPath(template.path, query);
    // A model without lots is not indexed; the catalogue itself is, even when it is empty.
    const isEmptyLanding =
      landing !== template.path && landing && (await loadView(template, query)).count === 0;
    const canonical = isEmptyLanding ? undefined : landing;
    // Canonical or noindex, never both.
    return canonical !== undefined
      ? { title, alternates: { canonical } }
      : { title, robots: { index: false, follow: true } };
  }

  async function Page(props: Props) {
    const { page, template, query } = await findCatalogue(props);
    const [view, terms] = await Promise.all([loadView(template, query), data.getTerms()]);
    return (
      <CatalogPage
        template={template}
        page={page}
        siteName={siteName}
        view={view}
        terms={terms}
        now={new Date()}
      />
    );
  }

  return { generateMetadata, Page };
}
