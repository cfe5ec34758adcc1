import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { parseCatalogUrl } from '@vvoz/api/catalog/parseCatalogUrl';
import { isUnfiltered } from '@vvoz/api/catalog/query';
import { catalogTitle } from '@vvoz/seo/catalogTitle';
import { CatalogPage } from '@vvoz/storefront/catalog/CatalogPage.tsx';
import { findCatalogue } from '../../catalogues.ts';
import { getView } from '../../data/catalog.ts';
import { getTerms } from '../../data/costs.ts';
import { getPage } from '../../data/content.ts';
import { orNotFound } from '../../data/orNotFound.ts';

interface Props {
  readonly params: Promise<{ readonly path: readonly string[] }>;
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** The page record of a path decides what stands there; a record of a template that this code does not know is no page. */
async function find({ params, searchParams }: Props) {
  const path = `/${(await params).path.join('/')}`;
  const page = await orNotFound(getPage(path));
  const template = findCatalogue(page.template);
  if (!template) notFound();
  const query = parseCatalogUrl(await searchParams);
  return { page, template, query, title: catalogTitle(template.name, page.title, query) };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { template, query, title } = await find(props);
  // Canonical or noindex, never both: a choice of filters is nobody's landing yet.
  return isUnfiltered(query)
    ? { title, alternates: { canonical: template.path } }
    : { title, robots: { index: false, follow: true } };
}

export default async function Page(props: Props) {
  const { page, template, query, title } = await find(props);
  const [view, terms] = await Promise.all([getView(template, query), getTerms()]);
  return (
    <CatalogPage template={template} page={page} title={title} view={view} terms={terms} now={new Date()} />
  );
}
