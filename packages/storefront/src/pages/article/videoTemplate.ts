import { buildVideo } from '@vvoz/seo/jsonLd/video';
import { defineEntryTemplate } from './defineEntryTemplate.tsx';
import { VideoPage } from './VideoPage.tsx';

/** Videos. One without an address is only a text. */
export const videoTemplate = defineEntryTemplate(['video-entry'], VideoPage, (entry, { origin }) =>
  entry.video ? [buildVideo({ ...entry, player: entry.video.player }, origin())] : [],
);
