import { defineEntryTemplate } from './defineEntryTemplate.tsx';
import { VideoPage } from './VideoPage.tsx';

export const videoTemplate = defineEntryTemplate(['video-entry'], VideoPage);
