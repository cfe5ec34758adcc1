import { escapeXml } from '../escapeXml.ts';
import { listShareTags, type ShareTagRow, type ShareTags } from './shareTags.ts';

export interface Preview {
  readonly title: string;
  readonly description: string;
  readonly tags: ShareTags;
  /** Address that a person is sent to. */
  readonly target: string;
  /** Text of the link to the target. */
  readonly linkText: string;
  /** True if browsers open the target by themselves. */
  readonly refreshes: boolean;
}

const formatMeta = ([kind, name, content]: ShareTagRow): string =>
  `<meta ${kind}="${name}" content="${escapeXml(content)}">`;

/**
 * Writes the document that messengers read when a link is shared: tags, heading and a link. It has no scripts and styles,
 * because a person sees it for a moment at most.
 */
export const formatPreview = ({ title, description, tags, target, linkText, refreshes }: Preview): string =>
  [
    '<!doctype html>',
    '<html lang="ru">',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeXml(title)}</title>`,
    formatMeta(['name', 'description', description]),
    ...listShareTags(tags).map(formatMeta),
    ...(refreshes ? [`<meta http-equiv="refresh" content="0; url=${escapeXml(target)}">`] : []),
    `<h1>${escapeXml(title)}</h1>`,
    `<p>${escapeXml(description)}</p>`,
    `<p><a href="${escapeXml(target)}" rel="nofollow">${escapeXml(linkText)}</a></p>`,
    '',
  ].join('\n');
