import type { Page } from 'playwright';
import { isCatalogue, makePage, type ShotPage } from './listPages.ts';

/** Lists the addresses of the links that match a selector, in the order of the page. */
const listLinks = (page: Page, selector: string): Promise<string[]> =>
  page.locator(selector).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

/**
 * Finds linked pages whose addresses are in no table: the first lot of a catalogue, and the first entry below a section.
 * Levels of a section are followed one by one.
 */
export async function findPagesBelow(page: Page, shown: ShotPage): Promise<ShotPage[]> {
  const { host, path, name } = shown;
  if (isCatalogue(shown)) {
    const [lot] = await listLinks(page, '[data-lot] a');
    return lot ? [{ ...makePage(host, lot, 'lot'), name: `${name}-lot` }] : [];
  }
  // Every path is below that of the front page. Below a lot there is only its calendar file.
  if (path === '/' || path.startsWith('/cars/')) return [];
  const links = await listLinks(page, 'main a');
  const below = links.find((href) => href.startsWith(`${path}/`) && !href.includes('?'));
  return below ? [makePage(host, below, 'entry', 'article')] : [];
}
