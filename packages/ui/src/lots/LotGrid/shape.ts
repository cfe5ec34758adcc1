/** `list`: three columns beside the filters; `four`: four columns across the page. Two from 554 px, one below. */
export type GridShape = 'list' | 'four';

/** Widths of a card's photo: page at most 1280, rail 288, gap and gutters 24. */
export const PHOTO_SIZES: Readonly<Record<GridShape, string>> = {
  list: '(min-width: 1200px) 306px, (min-width: 1024px) calc(50vw - 180px), (min-width: 554px) 50vw, 100vw',
  four: '(min-width: 1280px) 308px, (min-width: 1024px) 25vw, (min-width: 554px) 50vw, 100vw',
};
