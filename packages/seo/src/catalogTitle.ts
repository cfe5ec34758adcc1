import { formatBrand, formatModel } from '@vvoz/catalogue/words/brands';
import { splitOwned } from '@vvoz/catalogue/query/ownedValues';
import type { CatalogQuery } from '@vvoz/catalogue/query/query';
import type { Template } from '@vvoz/catalogue/templates/templates';

/** «Toyota, Honda и ещё 3»: joins names for a heading. */
export function joinNames(names: readonly string[]): string {
  const [first = '', second] = names;
  if (second === undefined) return first;
  return names.length === 2 ? `${first} и ${second}` : `${first}, ${second} и ещё ${names.length - 2}`;
}

/**
 * Heading of a catalogue page: the page record's title if no brand is chosen, otherwise «Toyota Prius ZVW50 с аукционов
 * Японии».
 */
export function formatCatalogTitle(
  { titleTail }: Pick<Template, 'titleTail'>,
  pageTitle: string,
  { lists }: Pick<CatalogQuery, 'lists'>,
): string {
  const brands = lists.brand ?? [];
  const listValues = (key: 'model' | 'kuzov') => [
    ...new Set((lists[key] ?? []).map((value) => splitOwned(key, value, lists).value)),
  ];
  if (brands.length === 0) return pageTitle;
  const names = [
    joinNames(brands.map(formatBrand)),
    joinNames(listValues('model').map(formatModel)),
    joinNames(listValues('kuzov')),
  ];
  return `${names.filter(Boolean).join(' ')} ${titleTail}`;
}

/** Title of the browser tab: the page title, then the site. */
export const formatDocumentTitle = (title: string, site: string): string => `${title} — ${site}`;
