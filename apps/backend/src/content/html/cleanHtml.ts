import sanitizeHtml from 'sanitize-html';

/** Browsers pass over white space and control characters in an address, and need no slashes after its scheme. */
const isForeign = (href = ''): boolean => /^https?:/i.test(href.replaceAll(/[\s\p{Cc}]/gu, ''));

/** What an editor's text may hold: structure, tables, links and pictures; nothing that runs, styles or embeds. */
const RULES: sanitizeHtml.IOptions = {
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
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'srcset', 'sizes', 'loading'],
    ol: ['start'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: 50,
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs['src'],
  transformTags: {
    // A page has one h1, its title.
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    a: (tagName, { rel: _rel, ...attributes }) => ({
      tagName,
      attribs: isForeign(attributes['href']) ? { ...attributes, rel: 'noopener nofollow' } : attributes,
    }),
    img: (tagName, attributes) => ({ tagName, attribs: { ...attributes, loading: 'lazy' } }),
  },
};

/** HTML of a foreign hand → HTML that may stand in a page. Whatever it is, the answer is well-formed. */
export const cleanHtml = (html: string): string => sanitizeHtml(html, RULES);
