import sanitizeHtml from 'sanitize-html';

/** Browsers ignore white space and control characters in an address, and need no slashes after its scheme. */
const isForeign = (href = ''): boolean => /^https?:/i.test(href.replaceAll(/[\s\p{Cc}]/gu, ''));

/** Allows structure, tables, links and pictures. Removes everything that runs, styles or embeds. */
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
    // The title is the page's only h1.
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

/** Turns untrusted HTML into HTML that is safe to show on a page. The result is well-formed for any input. */
export const cleanHtml = (html: string): string => sanitizeHtml(html, RULES);
