import { buildVideo } from '@vvoz/seo/jsonLd/video';
import { defineEntryTemplate } from './defineEntryTemplate.tsx';
import { VideoPage } from './VideoPage.tsx';

/** Videos. A video without an address is shown as a text only. */
export const videoTemplate = defineEntryTemplate(['video-entry'], VideoPage, (entry, { origin }) =>
  entry.video ? [buildVideo({ ...entry, player: entry.video.player }, origin())] : [],
);
