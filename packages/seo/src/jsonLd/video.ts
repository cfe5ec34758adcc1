import type { VideoObject } from 'schema-dts';

/** A video on another site. */
export interface VideoFacts {
  readonly title: string;
  readonly excerpt: string;
  /** YYYY-MM-DD. */
  readonly date: string;
  /** `08:14` or `1:08:14`. */
  readonly duration?: string | undefined;
  /** Address of the player. */
  readonly player: string;
  /** Address of the preview picture, absolute or relative to the host. */
  readonly picture: string;
}

/** Converts `08:14` to `PT8M14S`; undefined for a text of another form. */
function formatDuration(duration: string): string | undefined {
  const parts = /^(?:(\d+):)?(\d{1,2}):(\d{2})$/.exec(duration);
  if (!parts) return undefined;
  const [, hours, minutes, seconds] = parts;
  return `PT${hours === undefined ? '' : `${Number(hours)}H`}${Number(minutes)}M${Number(seconds)}S`;
}

/** Builds the JSON-LD of a page's video. */
export function buildVideo(facts: VideoFacts, origin: string): VideoObject {
  const duration = facts.duration === undefined ? undefined : formatDuration(facts.duration);
  return {
    '@type': 'VideoObject',
    name: facts.title,
    description: facts.excerpt,
    uploadDate: facts.date,
    thumbnailUrl: new URL(facts.picture, origin).href,
    embedUrl: facts.player,
    inLanguage: 'ru',
    ...(duration === undefined ? {} : { duration }),
  };
}
