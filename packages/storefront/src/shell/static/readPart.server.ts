import type { ComponentProps, ReactNode } from 'react';
import { preload } from 'react-dom';
import { renderToStaticMarkup } from 'react-dom/server';
import { findPart, notePartHtml } from './partCache.ts';
import { readPreloads } from './readPreloads.ts';

/** Returns the HTML of a part, which is rendered when it is first needed. */
function renderOnce(name: string): string {
  const part = findPart(name);
  if (part.html !== undefined) return part.html;
  const html = renderToStaticMarkup(part.content);
  notePartHtml(part, html);
  return html;
}

/** Returns the properties of a part's place: its HTML. Also makes the page preload the part's first pictures. */
export function readPart(name: string): ComponentProps<'div'> {
  const { body, preloads } = readPreloads(renderOnce(name));
  for (const { href, ...options } of preloads) preload(href, options);
  return { dangerouslySetInnerHTML: { __html: body } };
}

/** Returns the tags of a part for the document's head, where React puts them. */
export const readHead = (name: string): ReactNode => findPart(name).head;
