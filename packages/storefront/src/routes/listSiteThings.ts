import type { JsonLdThing } from '@vvoz/seo/jsonLd/formatJsonLd';
import { buildCompany } from '@vvoz/seo/jsonLd/company';
import { buildWebSite } from '@vvoz/seo/jsonLd/webSite';
import type { Storefront } from '../data/createStorefront.ts';
import { listFinderCatalogues } from '../pages/home/finder/finderQuery.ts';
import { formatTelHref } from '@vvoz/catalogue/words/phoneLink';

/**
 * Lists the company and the site of a host, for its front page. The site's search is the word search of its first
 * catalogue.
 */
export async function listSiteThings({
  catalogues,
  data,
  origin,
  siteName,
}: Pick<Storefront, 'catalogues' | 'data' | 'origin' | 'siteName'>): Promise<readonly JsonLdThing[]> {
  const [options, contacts] = await Promise.all([data.getSiteOptions(), data.getContacts()]);
  const { tel, email, address, place, manager: hours } = contacts;
  const pages = (options?.chat?.social ?? []).map(({ url }) => url);
  const [first] = listFinderCatalogues(catalogues.all);
  const company = {
    name: siteName,
    tel: formatTelHref(tel).replace('tel:', ''),
    email,
    address,
    place,
    hours,
    pages,
  };
  return [
    buildCompany(company, origin()),
    buildWebSite(siteName, origin(), first && `/api/words/${first.name}`),
  ];
}
