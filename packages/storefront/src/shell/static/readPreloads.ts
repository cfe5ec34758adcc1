import type { PreloadOptions } from 'react-dom';

/** The links that React writes before the HTML of a part. In a page they belong in the head. */
const LINKS = /^(?:<link rel="preload"[^>]*>)+/;
const ATTRIBUTE = / (as|href|imageSrcSet|imageSizes|fetchPriority)="([^"]*)"/g;

const unescapeHtml = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

export type Preload = PreloadOptions & { readonly href: string };

function readLink(link: string): readonly Preload[] {
  const attributes: Readonly<Record<string, string>> = Object.fromEntries(
    [...link.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, unescapeHtml(value)]),
  );
  const { as, href, imageSrcSet, imageSizes, fetchPriority } = attributes;
  // `preload` requires an address, although React writes the set instead of it.
  const address = href ?? imageSrcSet?.split(' ', 1)[0];
  if (as !== 'image' || address === undefined) return [];
  return [
    {
      href: address,
      as,
      ...(imageSrcSet === undefined ? {} : { imageSrcSet }),
      ...(imageSizes === undefined ? {} : { imageSizes }),
      ...(fetchPriority === 'high' ? { fetchPriority } : {}),
    },
  ];
}

/** Separates the HTML of a part from the links to pictures that a browser should load first. */
export function readPreloads(html: string): { readonly body: string; readonly preloads: readonly Preload[] } {
  const [links] = LINKS.exec(html) ?? [''];
  return { body: html.slice(links.length), preloads: links.split('>').flatMap(readLink) };
}
