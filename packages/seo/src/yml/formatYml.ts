import { escapeXml } from '../escapeXml.ts';

/** Offers of one file. Yandex refuses a file with more. */
export const MAX_OFFERS = 30_000;

/** Offers with one address of the site: a brand or a model. Search results show the card of the set. */
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
  /** Absolute, each of one offer. */
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
  /** When the offers were true. */
  readonly date: Date;
  readonly categories: readonly { readonly id: number; readonly name: string }[];
  readonly sets: readonly YmlSet[];
}

const tag = (name: string, text: string | number): string => `<${name}>${escapeXml(String(text))}</${name}>`;

const formatSet = ({ id, name, url }: YmlSet): string =>
  `<set id="${escapeXml(id)}">${tag('name', name)}${tag('url', url)}</set>\n`;

const formatParam = ({ name, value, unit }: YmlOffer['params'][number]): string =>
  `<param name="${escapeXml(name)}"${unit === undefined ? '' : ` unit="${escapeXml(unit)}"`}>${escapeXml(value)}</param>`;

const formatOffer = (offer: YmlOffer): string =>
  [
    `<offer id="${escapeXml(offer.id)}">`,
    tag('name', offer.name),
    tag('vendor', offer.vendor),
    tag('model', offer.model),
    tag('url', offer.url),
    tag('price', offer.price),
    tag('currencyId', 'RUR'),
    tag('categoryId', offer.category),
    tag('set-ids', offer.sets.join(',')),
    tag('picture', offer.picture),
    ...offer.params.map(formatParam),
    '</offer>\n',
  ].join('');

/** `2026-11-22T09:40+00:00`, as `yml_catalog` has it. */
const formatDate = (date: Date): string => `${date.toISOString().slice(0, 16)}+00:00`;

/**
 * Formats a feed of offers for Yandex (YML), a piece of text for each page of offers. Ends after MAX_OFFERS offers.
 * Source: yandex.ru/support/webmaster/search-appearance/cars.
 */
export async function* formatYml(
  { name, company, url, date, categories, sets }: YmlShop,
  pages: AsyncIterable<readonly YmlOffer[]>,
): AsyncGenerator<string, void, undefined> {
  yield [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<yml_catalog date="${formatDate(date)}"><shop>`,
    tag('name', name),
    tag('company', company),
    tag('url', url),
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
