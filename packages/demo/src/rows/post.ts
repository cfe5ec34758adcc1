import { formatPictures } from '../ids.ts';
import { CLOCK, formatDay, toJapanTime } from '../japanTime.ts';
import type { Random } from '../random.ts';
import { formatSlug } from '../slug.ts';
import type { WordPressMedia, WordPressPost } from './types.ts';

const SITE = 'https://content.vvoz.example';
const MEDIA_FROM = 10_000_000;
/** Age of the oldest posts, days. */
const POSTED_WITHIN = 120;

/** Content written by an editor. */
export interface Draft {
  id: number;
  /** Also the picture type. */
  type: 'spec' | 'stock';
  category: number;
  /** Plain text. */
  title: string;
  /** Plain text. */
  summary: string;
  /** Plain text, a paragraph each. */
  paragraphs: readonly string[];
  frames: number;
  acf: Record<string, string>;
}

/** Replaces quotes, dashes and ampersands by entities, as WordPress does. */
export function escapeEntities(text: string): string {
  return text
    .replaceAll('&', '&#038;')
    .replaceAll('«', '&#171;')
    .replaceAll('»', '&#187;')
    .replaceAll('—', '&#8212;')
    .replaceAll('…', '&#8230;')
    .replaceAll('\u00A0', '&nbsp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

function makeMedia(id: number, address: string, title: string): WordPressMedia {
  return {
    id: MEDIA_FROM + id,
    source_url: address,
    alt_text: title,
    media_details: {
      width: 1200,
      height: 800,
      sizes: {
        medium: { source_url: `${address}&w=320`, width: 320, height: 213 },
        thumbnail: { source_url: `${address}&h=50`, width: 75, height: 50 },
      },
    },
  };
}

/** Picks the moments of publication and of the last change, on days before `now`. */
function pickPostDates(now: Date, random: Random): { posted: string; modified: string } {
  const today = toJapanTime(now).day;
  const day = today - 1 - random.below(POSTED_WITHIN);
  const changed = Math.min(today - 1, day + random.below(20));
  const minute = 540 + random.below(480);
  return {
    posted: `${formatDay(day)}T${CLOCK[minute]!}`,
    modified: `${formatDay(changed)}T${CLOCK[minute + 1]!}`,
  };
}

/** Makes the REST object of a draft. Without `withPictures` no picture is attached to it. */
export function makePost(draft: Draft, withPictures: boolean, now: Date, random: Random): WordPressPost {
  const { id, type, title } = draft;
  const { posted, modified } = pickPostDates(now, random);
  const slug = `${formatSlug(title)}-${id}`;
  const images = withPictures ? formatPictures(type, id, draft.frames) : '';
  const body = draft.paragraphs.map((text) => `<p>${escapeEntities(text)}</p>`).join('\n');
  return {
    id,
    date: posted,
    modified,
    slug,
    status: 'publish',
    type,
    link: `${SITE}/${type}/${slug}/`,
    title: { rendered: escapeEntities(title) },
    excerpt: { rendered: `<p>${escapeEntities(draft.summary)}</p>\n` },
    content: { rendered: `<h2 style="text-align: center">${escapeEntities(title)}</h2>\n${body}\n` },
    featured_media: withPictures ? MEDIA_FROM + id : 0,
    categories: [draft.category],
    _embedded: { 'wp:featuredmedia': withPictures ? [makeMedia(id, images.split('#')[0]!, title)] : [] },
    acf: { ...draft.acf, images },
  };
}
