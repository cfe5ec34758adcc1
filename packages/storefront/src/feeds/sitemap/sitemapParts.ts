import { PATH_FACETS, type PathFacet } from '@vvoz/catalogue/query/query';
import { findTemplate, type Template } from '@vvoz/catalogue/templates/templates';
import type { SitemapEntry } from '@vvoz/seo/sitemap/formatSitemap';
import type { Storefront } from '../../data/createStorefront.ts';
import { findNewest } from '../findNewest.ts';
import { readLandingEntries } from './landingEntries.ts';
import { listPageEntries } from './pageEntries.ts';

export const SITEMAP_PATH = '/sitemap.xml';
const PARTS_PATH = '/sitemaps';
const PAGES_NAME = 'pages.xml.gz';
const LANDINGS_NAME = /^([a-z_-]{1,40})\.([a-z]{1,10})\.([1-9]\d{0,4})\.xml\.gz$/;

type Site = Pick<Storefront, 'host' | 'catalogues' | 'data' | 'origin'>;

/** Lists the catalogues whose main place is on the host. The pages at their other places have their canonical address here. */
const listOwnCatalogues = ({ host, catalogues }: Site): readonly Template[] =>
  catalogues.all.filter(({ name, path }) => {
    const main = findTemplate(name);
    return main?.host === host && main.path === path;
  });

/** Lists the parts of a host's sitemap: one with pages, and for each catalogue those with its brands, models and body codes. */
export async function listSitemapParts(site: Site): Promise<readonly SitemapEntry[]> {
  const address = (name: string): string => new URL(`${PARTS_PATH}/${name}`, site.origin()).href;
  const levels = listOwnCatalogues(site).flatMap((template) =>
    PATH_FACETS.map((level) => [template, level] as const),
  );
  const [pages, ...landings] = await Promise.all([
    listPageEntries(site),
    ...levels.map(async ([template, level]) =>
      (await site.data.getLandingParts(template, level)).map(({ changed }, at) => ({
        url: address(`${template.name}.${level}.${at + 1}.xml.gz`),
        changed,
      })),
    ),
  ]);
  return [
    { url: address(PAGES_NAME), changed: findNewest(pages.map(({ changed }) => changed)) },
    ...landings.flat(),
  ];
}

const isLevel = (name: string): name is PathFacet => (PATH_FACETS as readonly string[]).includes(name);

async function* readPages(site: Site): AsyncGenerator<readonly SitemapEntry[], void, undefined> {
  yield await listPageEntries(site);
}

/** Opens a part of a host's sitemap by its file name; undefined when there is no such part. Throws ApiError. */
export async function openSitemapPart(
  site: Site,
  name: string,
): Promise<AsyncGenerator<readonly SitemapEntry[], void, undefined> | undefined> {
  if (name === PAGES_NAME) return readPages(site);
  const [, templateName = '', level = '', number = ''] = LANDINGS_NAME.exec(name) ?? [];
  const template = listOwnCatalogues(site).find((row) => row.name === templateName);
  if (!template || !isLevel(level)) return undefined;
  const part = (await site.data.getLandingParts(template, level))[Number(number) - 1];
  return part && readLandingEntries(site, template, level, part);
}
