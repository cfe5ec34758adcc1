import { trimEndCharacters } from '@vvoz/catalogue/words/trimCharacters';
import sanitizeHtml from 'sanitize-html';
import { ForeignPictures } from './ForeignPictures.ts';
import { toVideoLink } from './videoPlayers.ts';

/** Browsers ignore white space and control characters in an address, and need no slashes after its scheme. */
const isForeign = (href = ''): boolean => /^https?:/i.test(href.replaceAll(/[\s\p{Cc}]/gu, ''));

/** Anchors need ids. One that begins with `_` could replace a variable that scripts of the page share. */
const ID = /^[\p{L}\p{N}%][^\s"'<>`=&]{0,199}$/u;
/** Elements without a meaning: they are kept for their ids only. */
const INLINE_CARRIER = 'span';
const BLOCK_CARRIERS = new Set(['div', 'section', 'article']);
/** No element has this name: its tags are removed and its content stays. */
const REMOVED = 'x-removed';

export interface CleanOptions {
  /** Collects the addresses of pictures on other hosts. */
  readonly pictures?: ForeignPictures;
  /** The address of the text at its source. Links to its own anchors are shortened to the anchor. */
  readonly page?: string;
}

const withoutSlash = (path: string): string => trimEndCharacters(path, '/');

/** `https://blog.example/post/#prices` on the page of that post → `#prices`. */
function shortenOwnAnchor(href: string | undefined, page: string | undefined): string | undefined {
  const [url, own] = [URL.parse(href ?? '', page), URL.parse(page ?? '')];
  const isOwn =
    url && own && url.host === own.host && withoutSlash(url.pathname) === withoutSlash(own.pathname);
  return isOwn && url.hash !== '' && url.search === '' ? url.hash : href;
}

/** Keeps the id of every element. Elements that are kept only for their ids are removed when they have none. */
function keepId(tagName: string, { id, name, ...attribs }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const anchor = id ?? (tagName === 'a' ? name : undefined);
  if (anchor !== undefined && ID.test(anchor))
    return { tagName: BLOCK_CARRIERS.has(tagName) ? 'div' : tagName, attribs: { ...attribs, id: anchor } };
  const isCarrier = tagName === INLINE_CARRIER || BLOCK_CARRIERS.has(tagName);
  return { tagName: isCarrier ? REMOVED : tagName, attribs };
}

/** Turns a frame with a video into a link to the video. On a click a script may replace the link by the player. */
function linkVideo(attributes: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const sources = [attributes['src'], attributes['data-src'], attributes['data-lazy-src']];
  const video = sources.map((src) => src && toVideoLink(src)).find(Boolean);
  if (!video) return { tagName: REMOVED, attribs: {} };
  const attribs = {
    href: video.page,
    rel: 'noopener nofollow',
    'data-video': video.name,
    'data-player': video.player,
  };
  return { tagName: 'a', attribs, text: video.text };
}

/** Allows structure, tables, links and pictures. Removes scripts, styles and embedded content. */
const createRules = ({ page, pictures = new ForeignPictures() }: CleanOptions): sanitizeHtml.IOptions => ({
  allowedTags: [
    'h2',
    'h3',
    'h4',
    'p',
    'br',
    'hr',
    'blockquote',
    'pre',
    'code',
    'ul',
    'ol',
    'li',
    'strong',
    'em',
    'b',
    'i',
    's',
    'sup',
    'sub',
    'a',
    'table',
    'thead',
    'tbody',
    'tfoot',
    'tr',
    'th',
    'td',
    'caption',
    'figure',
    'figcaption',
    'img',
    'span',
    'div',
  ],
  allowedAttributes: {
    '*': ['id'],
    a: ['href', 'title', 'rel', 'data-video', 'data-player'],
    img: ['src', 'alt', 'width', 'height', 'srcset', 'sizes', 'loading'],
    ol: ['start'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  // `noscript` repeats a lazily loaded picture.
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript'],
  nestingLimit: 50,
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs['src'],
  transformTags: {
    // The title is the page's only h1.
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    // Only `linkVideo` names a player: a text that names one itself would choose what a click loads into the page.
    a: (tagName, { rel: _rel, 'data-video': _video, 'data-player': _player, href, ...attributes }) => {
      const own = shortenOwnAnchor(href, page);
      const attribs = own === undefined ? attributes : { ...attributes, href: own };
      return { tagName, attribs: isForeign(own) ? { ...attribs, rel: 'noopener nofollow' } : attribs };
    },
    img: (tagName, attributes) => ({
      tagName,
      attribs: { ...pictures.toOwnImage(attributes), loading: 'lazy' },
    }),
    iframe: (_tagName, attributes) => linkVideo(attributes),
    '*': keepId,
  },
});

/**
 * Turns untrusted HTML into HTML that is safe to show on a page: pictures come from our origin, frames with videos
 * become links, anchors stay. The result is well-formed for any input.
 */
export const cleanHtml = (html: string, options: CleanOptions = {}): string =>
  sanitizeHtml(html, createRules(options));
