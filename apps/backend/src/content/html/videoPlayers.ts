import { VIDEO_PLACES, type VideoPlace } from '@vvoz/catalogue/words/videoPlaces';

interface VideoPlayer {
  readonly name: VideoPlace;
  readonly hosts: readonly string[];
  /** Finds the video's page and player for a player's address. Returns undefined if the address is not of a video. */
  readonly read: (url: URL) => { readonly page: string; readonly player: string } | undefined;
}

/** Returns the first group of a pattern in the path. */
const matchPath = (url: URL, pattern: RegExp): string | undefined => pattern.exec(url.pathname)?.[1];

/** Players whose frames become links that load the player on a click. */
const VIDEO_PLAYERS: readonly VideoPlayer[] = [
  {
    name: 'youtube',
    hosts: ['youtube.com', 'm.youtube.com', 'youtube-nocookie.com', 'youtu.be'],
    read: (url) => {
      const id =
        matchPath(url, /^\/(?:embed\/|v\/|shorts\/)?([\w-]{11})$/) ?? url.searchParams.get('v') ?? '';
      const list = url.searchParams.get('list') ?? '';
      // `videoseries` is the path of a playlist, although it is as long as a video's id.
      if (id === 'videoseries')
        return /^[\w-]{10,60}$/.test(list)
          ? {
              page: `https://www.youtube.com/playlist?list=${list}`,
              player: `https://www.youtube-nocookie.com/embed/videoseries?list=${list}`,
            }
          : undefined;
      return /^[\w-]{11}$/.test(id)
        ? {
            page: `https://www.youtube.com/watch?v=${id}`,
            player: `https://www.youtube-nocookie.com/embed/${id}`,
          }
        : undefined;
    },
  },
  {
    name: 'rutube',
    hosts: ['rutube.ru'],
    read: (url) => {
      const id = matchPath(url, /^\/(?:play\/embed|video\/embed|video|shorts)\/([\da-z]{1,40})\/?$/);
      return id === undefined
        ? undefined
        : { page: `https://rutube.ru/video/${id}/`, player: `https://rutube.ru/play/embed/${id}` };
    },
  },
  {
    name: 'vk',
    hosts: ['vk.com', 'vk.ru', 'vkvideo.ru'],
    read: (url) => {
      const [owner, id, hash] = ['oid', 'id', 'hash'].map((name) => url.searchParams.get(name) ?? '');
      if (
        url.pathname !== '/video_ext.php' ||
        !/^-?\d{1,20}$/.test(owner ?? '') ||
        !/^\d{1,20}$/.test(id ?? '')
      )
        return undefined;
      const secret = /^[\da-f]{1,40}$/.test(hash ?? '') ? `&hash=${hash}` : '';
      return {
        page: `https://vkvideo.ru/video${owner}_${id}`,
        player: `https://vkvideo.ru/video_ext.php?oid=${owner}&id=${id}${secret}`,
      };
    },
  },
];

export interface VideoLink {
  readonly name: VideoPlace;
  readonly page: string;
  readonly player: string;
  /** «Смотреть видео на YouTube». */
  readonly text: string;
}

/** Builds the link for the address of a frame with a video; undefined for any other frame. */
export function toVideoLink(src: string): VideoLink | undefined {
  const url = URL.parse(src.trim(), 'https://frame.invalid');
  if (!url) return undefined;
  const host = url.hostname.replace(/^www\./, '');
  const row = VIDEO_PLAYERS.find(({ hosts }) => hosts.includes(host));
  const addresses = row?.read(url);
  return (
    row && addresses && { name: row.name, ...addresses, text: `Смотреть видео ${VIDEO_PLACES[row.name].on}` }
  );
}
