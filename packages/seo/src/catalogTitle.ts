import { brandLabel, modelLabel } from '@vvoz/catalogue/words/brands';
import type { CatalogQuery } from '@vvoz/catalogue/query/query';
import type { TemplateName } from '@vvoz/catalogue/templates/templates';

/** «Toyota, Honda и ещё 3»: names joined as a person would say them. */
export function joinNames(names: readonly string[]): string {
  const [first = '', second] = names;
  if (names.length <= 1 || second === undefined) return first;
  return names.length === 2 ? `${first} и ${second}` : `${first}, ${second} и ещё ${names.length - 2}`;
}

/** What stands behind a name in a heading: «Toyota Prius с аукционов Японии». */
const TAILS: Readonly<Record<TemplateName, string>> = {
  'japan-main': 'с аукционов Японии',
  japan: '— статистика продаж в Японии',
  bike: 'с мотоаукционов Японии',
  bike_st: '— статистика продаж в Японии',
  'left-hand': 'с левым рулём из Японии',
  korean: 'из Кореи',
  korea: 'с левым рулём из Кореи',
  china: 'из Китая',
  europe: '— статистика продаж в Европе',
  'europe-main': 'с аукционов Европы',
  'europe-left-hand': 'с левым рулём из Европы',
  spec: 'из Китая',
  spec_japan: 'из Японии',
  'spec-main': 'с аукционов Японии',
  'spec-left-hand': 'с левым рулём из Японии',
  'spec-left-china': 'из Китая',
  stock: 'в наличии во Владивостоке',
};

/**
 * The heading of a catalogue: the page record's own without a choice of brand, otherwise «Toyota Prius ZVW50 с аукционов
 * Японии». Pure; the same input gives the same words.
 */
export function catalogTitle(template: TemplateName, pageTitle: string, query: CatalogQuery): string {
  const brands = query.lists.brand ?? [];
  if (brands.length === 0) return pageTitle;
  const names = [
    joinNames(brands.map(brandLabel)),
    joinNames((query.lists.model ?? []).map(modelLabel)),
    joinNames(query.lists.kuzov ?? []),
  ];
  return `${names.filter(Boolean).join(' ')} ${TAILS[template]}`;
}

/** The browser's title: what was found, then the site. */
export const documentTitle = (title: string, site: string): string => `${title} — ${site}`;
