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

/** The list that this app is compared with: its first pictures, and the site that has them. The bench sets the variables. */
export const listPictures = (): readonly Picture[] =>
  JSON.parse(process.env['VVOZ_BENCH_PICTURES'] ?? '[]') as readonly Picture[];

export const getPictureSite = (): string => process.env['VVOZ_BENCH_SITE'] ?? '';
