import type { PageList } from '@vvoz/api/content/contentSchemas';
import { findTemplate } from '@vvoz/catalogue/templates/templates';
import type { SitemapEntry } from '@vvoz/seo/sitemap/formatSitemap';
import type { Storefront } from '../../data/createStorefront.ts';
import { isSharedText } from '../../address/sharedTexts.ts';
import { listKindAddresses } from './kindAddresses.ts';
import { findNewest } from '../findNewest.ts';
import { countPages, formatListHref } from '../../pages/text/shared/paging.ts';

/** Lists the addresses of a page: a list has one for each of its pages. */
const listPaths = ({ path, count }: PageList['items'][number]): readonly string[] =>
  Array.from({ length: count === undefined ? 1 : countPages(count) }, (_, at) =>
    formatListHref(path, at + 1),
  );

/**
 * Lists the pages of a host that have a page record or an entry. A catalogue is listed at its main place only, and a text that
 * is the same on every host on the main one: those are the canonical addresses. A catalogue changes with its lots, as do its
 * landings of kinds. Throws ApiError.
 */
export async function listPageEntries({
  host,
  catalogues,
  data,
  origin,
}: Pick<Storefront, 'host' | 'catalogues' | 'data' | 'origin'>): Promise<readonly SitemapEntry[]> {
  const { items } = await data.getPageList();
  const entries = await Promise.all(
    items.map(async (item): Promise<readonly SitemapEntry[]> => {
      if (host !== 'main' && isSharedText(item.template)) return [];
      const template = findTemplate(item.template);
      if (template && (template.host !== host || template.path !== item.path)) return [];
      const parts =
        template && catalogues.find(template.name) && (await data.getLandingParts(template, 'brand'));
      const changed = findNewest([item.changed, ...(parts ?? []).map((part) => part.changed)]);
      const kinds = template ? await listKindAddresses(data, template) : [];
      return [...listPaths(item), ...kinds].map((path) => ({ url: new URL(path, origin()).href, changed }));
    }),
  );
  return entries.flat();
}
