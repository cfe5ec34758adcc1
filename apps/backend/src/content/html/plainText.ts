import sanitizeHtml from 'sanitize-html';
import { decodeEntities } from '../../lib/decodeEntities.ts';

/** The text of HTML: without tags, entities decoded, white space single, spaces that do not break kept. For titles and excerpts. */
export const plainText = (html: string): string =>
  decodeEntities(
    sanitizeHtml(
      html.replaceAll(/<(br|\/p|\/li|\/h\d|\/t[dhr]|\/d[dt]|\/?div|\/?section|\/?blockquote)\b/gi, ' <$1'),
      {
        allowedTags: [],
        allowedAttributes: {},
      },
    ),
  )
    .replaceAll(/[ \t\r\n]+/g, ' ')
    .trim();
