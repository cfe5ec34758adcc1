/** The hosts whose players a page may show after a click. */
export const VIDEO_PLACES = {
  youtube: { label: 'YouTube', on: 'на YouTube', playerOrigin: 'https://www.youtube-nocookie.com' },
  rutube: { label: 'Rutube', on: 'на Rutube', playerOrigin: 'https://rutube.ru' },
  vk: { label: 'VK Видео', on: 'в VK Видео', playerOrigin: 'https://vkvideo.ru' },
} as const;

export type VideoPlace = keyof typeof VIDEO_PLACES;

export const VIDEO_PLACE_NAMES = Object.keys(VIDEO_PLACES) as [VideoPlace, ...VideoPlace[]];
