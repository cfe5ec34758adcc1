import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { parseCatalogUrl } from '@vvoz/catalogue/address/parseCatalogUrl';
import { catalogTitle } from '@vvoz/seo/catalogTitle';
import { landingPath } from '@vvoz/seo/landing';
import { CatalogPage } from '@vvoz/storefront/catalog/CatalogPage.tsx';
import { splitPath } from '@vvoz/storefront/catalog/cataloguePath.ts';
import { CATALOGUES, findCatalogue } from '../../catalogues.ts';
import { getView } from '../../data/catalog.ts';
import { getTerms } from '../../data/costs.ts';
import { findPage } from '../../data/content.ts';
import { getPathChoice } from '../../data/pathChoice.ts';

interface Props {
  readonly params: Promise<{ readonly path: readonly string[] }>;
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

const BASES = CATALOGUES.map(({ path }) => path);

/**
 * The page record of a path decides what stands there, or, where it has none, that of the catalogue it lies under: brand,
 * model and body code come behind a catalogue's path. A record of a template that this code does not know is no page, and
 * neither is a path that names what no catalogue has.
 */
async function find({ params, searchParams }: Props) {
  const path = `/${(await params).path.join('/')}`;
  const split = splitPath(path, BASES);
  const page = (await findPage(path)) ?? (split && (await findPage(split.base)));
  const template = page && findCatalogue(page.template);
  if (!template) notFound();
  const choice = split?.base === template.path ? await getPathChoice(template, split.segments) : {};
  if (!choice) notFound();
  const query = parseCatalogUrl(await searchParams, choice);
  return { page, template, query, title: catalogTitle(template, page.title, query) };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { template, query, title } = await find(props);
  const landing = landingPath(template.path, query);
  // A model that has no lots now is no landing; the catalogue itself stays one whatever its feed does.
  const deserted = landing !== template.path && landing && (await getView(template, query)).count === 0;
  const canonical = deserted ? undefined : landing;
  // Canonical or noindex, never both.
  return canonical !== undefined
    ? { title, alternates: { canonical } }
    : { title, robots: { index: false, follow: true } };
}

export default async function Page(props: Props) {
  const { page, template, query, title } = await find(props);
  const [view, terms] = await Promise.all([getView(template, query), getTerms()]);
  return (
    <CatalogPage template={template} page={page} title={title} view={view} terms={terms} now={new Date()} />
  );
}
