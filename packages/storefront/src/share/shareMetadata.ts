import type { Metadata } from 'next';
import type { ShareTags } from '@vvoz/seo/share/shareTags';

export type ShareMetadata = Pick<Metadata, 'openGraph' | 'twitter'>;

/** The tags as metadata of Next, whose type wants a list of pictures that can be changed. */
export const toMetadata = ({ openGraph, twitter }: ShareTags): ShareMetadata => ({
  openGraph: { ...openGraph, images: [...openGraph.images] },
  twitter,
});
