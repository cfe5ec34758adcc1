import sanitizeHtml from 'sanitize-html';
import { decodeEntities } from '../../lib/decodeEntities.ts';

/**
 * Converts HTML to text for titles and excerpts. Removes tags, decodes entities, collapses white space, keeps
 * non-breaking spaces.
 */
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
