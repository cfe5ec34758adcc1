import { escapeXml } from '../escapeXml.ts';

/** A lot in a feed. Addresses are absolute, times ISO in UTC. */
export interface AtomEntry {
  /** Never changes. */
  readonly id: string;
  readonly title: string;
  readonly url: string;
  readonly updated: string;
  /** Content as HTML. */
  readonly html: string;
}

export interface AtomFeed {
  readonly id: string;
  readonly title: string;
  readonly subtitle: string;
  readonly author: string;
  /** Address of the feed itself. */
  readonly self: string;
  /** Address of the page with the same list. */
  readonly page: string;
  readonly updated: string;
  readonly entries: readonly AtomEntry[];
}

/** The year when the first ids were assigned (RFC 4151). It never changes. */
const TAG_YEAR = '2026';

/**
 * Makes a tag URI: an id that does not change when addresses do. @param host name of the host, without a port
 * @param path the thing that the id names: `lot/japan/5123`
 */
export const formatTagUri = (host: string, path: string): string =>
  `tag:${host},${TAG_YEAR}:${encodeURI(path)}`;

const formatLink = (rel: string, type: string, href: string): string =>
  `<link rel="${rel}" type="${type}" href="${escapeXml(href)}"/>`;

const formatEntry = ({ id, title, url, updated, html }: AtomEntry): string =>
  [
    '<entry>',
    `<id>${escapeXml(id)}</id>`,
    `<title>${escapeXml(title)}</title>`,
    `<updated>${updated}</updated>`,
    formatLink('alternate', 'text/html', url),
    `<content type="html">${escapeXml(html)}</content>`,
    '</entry>',
  ].join('\n');

/** Writes an Atom feed (RFC 4287). */
export const formatAtom = ({ id, title, subtitle, author, self, page, updated, entries }: AtomFeed): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="ru">',
    `<id>${escapeXml(id)}</id>`,
    `<title>${escapeXml(title)}</title>`,
    `<subtitle>${escapeXml(subtitle)}</subtitle>`,
    `<updated>${updated}</updated>`,
    `<author><name>${escapeXml(author)}</name></author>`,
    formatLink('self', 'application/atom+xml', self),
    formatLink('alternate', 'text/html', page),
    ...entries.map(formatEntry),
    '</feed>',
    '',
  ].join('\n');
