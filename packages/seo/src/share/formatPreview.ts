import { escapeXml } from '../escapeXml.ts';
import type { ShareTags } from './shareTags.ts';

export interface Preview {
  readonly title: string;
  readonly description: string;
  readonly tags: ShareTags;
  /** Address that a person is sent to, and the words of the link to it. */
  readonly target: string;
  readonly linkText: string;
  /** True: a browser goes there by itself. */
  readonly refreshes: boolean;
}

const formatMeta = (kind: 'name' | 'property', name: string, content: string | number | undefined): string =>
  content === undefined ? '' : `<meta ${kind}="${name}" content="${escapeXml(String(content))}">`;

/** The Open Graph and Twitter tags as HTML, one a line. */
function formatTags({ openGraph, twitter }: ShareTags): readonly string[] {
  const { type, locale, siteName, title, description, url, images } = openGraph;
  const [image] = images;
  const rows: readonly (readonly [string, string | number | undefined])[] = [
    ['og:type', type],
    ['og:locale', locale],
    ['og:site_name', siteName],
    ['og:title', title],
    ['og:description', description],
    ['og:url', url],
    ['og:image', image.url],
    ['og:image:type', image.type],
    ['og:image:width', image.width],
    ['og:image:height', image.height],
    ['og:image:alt', image.alt],
  ];
  return [
    ...rows.map(([name, content]) => formatMeta('property', name, content)),
    formatMeta('name', 'twitter:card', twitter.card),
  ].filter(Boolean);
}

/**
 * Writes the document that messengers read of a shared link: tags, heading and a link, without scripts and styles, because
 * a person sees it for a moment at most.
 */
export const formatPreview = ({ title, description, tags, target, linkText, refreshes }: Preview): string =>
  [
    '<!doctype html>',
    '<html lang="ru">',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeXml(title)}</title>`,
    formatMeta('name', 'description', description),
    ...formatTags(tags),
    ...(refreshes ? [`<meta http-equiv="refresh" content="0; url=${escapeXml(target)}">`] : []),
    `<h1>${escapeXml(title)}</h1>`,
    `<p>${escapeXml(description)}</p>`,
    `<p><a href="${escapeXml(target)}" rel="nofollow">${escapeXml(linkText)}</a></p>`,
    '',
  ].join('\n');
