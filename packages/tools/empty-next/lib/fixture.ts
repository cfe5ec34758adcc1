/** The picture of a card, with the attributes that decide which file a browser loads, and when. */
export interface Picture {
  readonly src: string;
  readonly srcSet: string;
  readonly sizes: string;
  readonly loading: 'eager' | 'lazy';
  readonly fetchPriority: 'high' | 'low' | 'auto';
  readonly width: number;
  readonly height: number;
}

/** The pictures of the site's list, and the address of the site. The bench sets both variables. */
export const listPictures = (): readonly Picture[] =>
  JSON.parse(process.env['VVOZ_BENCH_PICTURES'] ?? '[]') as readonly Picture[];

export const getPictureSite = (): string => process.env['VVOZ_BENCH_SITE'] ?? '';
