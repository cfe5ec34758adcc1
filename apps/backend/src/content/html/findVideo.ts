import type { EntrySummary } from '@vvoz/api/content/contentSchemas';
import { decodeEntities } from '../../lib/decodeEntities.ts';
import { toVideoLink, type VideoLink } from './videoPlayers.ts';

export const toEntryVideo = ({ name, page, player }: VideoLink): EntrySummary['video'] => ({
  place: name,
  page,
  player,
});

/** Finds the first video of a sanitised text, in which links have replaced the frames with videos. */
export function findVideo(html: string): EntrySummary['video'] {
  const player = / data-player="([^"]*)"/.exec(html)?.[1];
  const link = player === undefined ? undefined : toVideoLink(decodeEntities(player));
  return link && toEntryVideo(link);
}
