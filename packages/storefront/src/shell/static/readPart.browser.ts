import type { ComponentProps, ReactNode } from 'react';

/** The HTML of each part as the document had it: an island may leave a part out for a while and show it again. */
const htmlOfParts = new Map<string, string>();

function readHtml(part: string): string {
  const known = htmlOfParts.get(part);
  if (known !== undefined) return known;
  const html = document.querySelector(`[data-part="${part}"]`)?.innerHTML ?? '';
  htmlOfParts.set(part, html);
  return html;
}

/**
 * Returns the properties of a part's place: the HTML that is in the document. Hydration leaves it alone. It is inserted
 * again when an island shows the part again, or when React renders the page again after an error.
 * @public the condition `browser` of package.json selects it
 */
export const readPart = (part: string): ComponentProps<'div'> => ({
  dangerouslySetInnerHTML: { __html: readHtml(part) },
});

/**
 * Returns nothing: the document's head has the tags of the part, and hydration does not look for them.
 * @public the condition `browser` of package.json selects it
 */
export const readHead = (_part: string): ReactNode => undefined;
