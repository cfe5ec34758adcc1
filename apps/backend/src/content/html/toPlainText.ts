import sanitizeHtml from 'sanitize-html';
import { decodeEntities } from '../../lib/decodeEntities.ts';

/** The text of HTML, for titles and excerpts: no tags, entities decoded, white space collapsed, non-breaking spaces kept. */
export const toPlainText = (html: string): string =>
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
