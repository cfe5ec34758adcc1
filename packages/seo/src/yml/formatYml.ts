import { escapeXml } from '../escapeXml.ts';

/** Offers in one file. Yandex refuses a file with more. */
export const MAX_OFFERS = 30_000;

/** Offers that share a page of the site: a brand or a model. Search results show the card of the set. */
export interface YmlSet {
  readonly id: string;
  readonly name: string;
  /** Absolute. */
  readonly url: string;
}

export interface YmlOffer {
  readonly id: string;
  readonly name: string;
  readonly vendor: string;
  readonly model: string;
  /** Absolute; no two offers have the same one. */
  readonly url: string;
  /** Whole ₽. */
  readonly price: number;
  readonly category: number;
  readonly sets: readonly string[];
  /** Absolute. */
  readonly picture: string;
  readonly params: readonly { readonly name: string; readonly value: string; readonly unit?: string }[];
}

export interface YmlShop {
  readonly name: string;
  readonly company: string;
  readonly url: string;
  /** When the offers were read. */
  readonly date: Date;
  readonly categories: readonly { readonly id: number; readonly name: string }[];
  readonly sets: readonly YmlSet[];
}

const formatTag = (name: string, text: string | number): string =>
  `<${name}>${escapeXml(String(text))}</${name}>`;

const formatSet = ({ id, name, url }: YmlSet): string =>
  `<set id="${escapeXml(id)}">${formatTag('name', name)}${formatTag('url', url)}</set>\n`;

const formatParam = ({ name, value, unit }: YmlOffer['params'][number]): string =>
  `<param name="${escapeXml(name)}"${unit === undefined ? '' : ` unit="${escapeXml(unit)}"`}>${escapeXml(value)}</param>`;

const formatOffer = (offer: YmlOffer): string =>
  [
    `<offer id="${escapeXml(offer.id)}">`,
    formatTag('name', offer.name),
    formatTag('vendor', offer.vendor),
    formatTag('model', offer.model),
    formatTag('url', offer.url),
    formatTag('price', offer.price),
    formatTag('currencyId', 'RUR'),
    formatTag('categoryId', offer.category),
    formatTag('set-ids', offer.sets.join(',')),
    formatTag('picture', offer.picture),
    ...offer.params.map(formatParam),
    '</offer>\n',
  ].join('');

/** Formats `2026-11-22T09:40+00:00`, as `yml_catalog` requires. */
const formatDate = (date: Date): string => `${date.toISOString().slice(0, 16)}+00:00`;

/**
 * Formats a feed of offers for Yandex (YML). Yields a piece of text for each page of offers, and ends after MAX_OFFERS offers.
 * Source: yandex.ru/support/webmaster/search-appearance/cars.
 */
export async function* formatYml(
  { name, company, url, date, categories, sets }: YmlShop,
  pages: AsyncIterable<readonly YmlOffer[]>,
): AsyncGenerator<string, void, undefined> {
  yield [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<yml_catalog date="${formatDate(date)}"><shop>`,
    formatTag('name', name),
    formatTag('company', company),
    formatTag('url', url),
    '<currencies><currency id="RUR" rate="1"/></currencies>',
    `<categories>${categories.map((row) => `<category id="${row.id}">${escapeXml(row.name)}</category>`).join('')}</categories>`,
    '\n<sets>\n',
    ...sets.map(formatSet),
    '</sets>\n<offers>\n',
  ].join('');
  let left = MAX_OFFERS;
  for await (const page of pages) {
    yield page.slice(0, left).map(formatOffer).join('');
    left -= page.length;
    if (left <= 0) break;
  }
  yield '</offers>\n</shop></yml_catalog>\n';
}
