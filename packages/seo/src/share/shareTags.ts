import { CARD_HEIGHT, CARD_WIDTH } from '@vvoz/catalogue/share/shareCard';
import type { ShareTexts } from './describeShare.ts';

/** The Open Graph tags of a page, and those of Twitter that differ from them. */
export interface ShareTags {
  readonly openGraph: {
    readonly type: 'website' | 'article';
    readonly locale: string;
    readonly siteName: string;
    readonly title: string;
    readonly description: string;
    readonly url?: string;
    readonly images: readonly [CardImage];
  };
  readonly twitter: { readonly card: 'summary_large_image' };
}

interface CardImage {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly type: string;
  readonly alt: string;
}

export interface SharedPage {
  readonly siteName: string;
  /** Address of the card's picture. */
  readonly image: string;
  /** Canonical address of the page, if it differs from the opened one. */
  readonly url?: string;
  readonly type?: 'website' | 'article';
}

/** A tag: the attribute that names it, its name and its content. */
export type ShareTagRow = readonly [kind: 'name' | 'property', name: string, content: string];

/** Lists the tags as they are written into a document. */
export function listShareTags({ openGraph, twitter }: ShareTags): readonly ShareTagRow[] {
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
    ...rows.flatMap(([name, content]): readonly ShareTagRow[] =>
      content === undefined ? [] : [['property', name, String(content)]],
    ),
    ['name', 'twitter:card', twitter.card],
  ];
}

/** Builds the tags of a page. */
export const buildShareTags = (
  { siteName, image, url, type = 'website' }: SharedPage,
  { title, description }: Pick<ShareTexts, 'title' | 'description'>,
): ShareTags => ({
  openGraph: {
    type,
    locale: 'ru_RU',
    siteName,
    title,
    description,
    ...(url === undefined ? {} : { url }),
    images: [
      {
        url: image,
        width: CARD_WIDTH,
        height: CARD_HEIGHT,
        type: 'image/jpeg',
        alt: title,
      },
    ],
  },
  twitter: { card: 'summary_large_image' },
});
