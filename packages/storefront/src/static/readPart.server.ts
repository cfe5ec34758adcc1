import type { ComponentProps } from 'react';
import { preload } from 'react-dom';
import { renderToStaticMarkup } from 'react-dom/server';
import { findPart, notePartHtml } from './keptParts.ts';
import { readPreloads } from './readPreloads.ts';

/** Returns the HTML of a part, rendered at its first place. */
function renderOnce(name: string): string {
  const part = findPart(name);
  if (part.html !== undefined) return part.html;
  const html = renderToStaticMarkup(part.content);
  notePartHtml(part, html);
  return html;
}

/** Returns the properties of a part's place: its HTML. The page asks for its first pictures early. */
export function readPart(name: string): ComponentProps<'div'> {
  const { body, preloads } = readPreloads(renderOnce(name));
  for (const { href, ...options } of preloads) preload(href, options);
  return { dangerouslySetInnerHTML: { __html: body } };
}
