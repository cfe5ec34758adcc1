import { ROW_MAKERS } from './makers.ts';
import type { FeedOptions, RowMaker } from './rows/options.ts';

export type { FeedOptions } from './rows/options.ts';
export type { AleadoBikeRow, AleadoRow, JpcenterRow, WordPressPost } from './rows/types.ts';

/**
 * Yields the rows of a table without keeping them, so that a million rows do not grow the heap. A record whose line
 * is cut in the file is yielded complete.
 */
function createFeed<Row>(
  maker: (options: FeedOptions) => RowMaker<Row>,
): (options: FeedOptions) => Iterable<Row> {
  return function* rows(options) {
    const make = maker(options);
    for (let row = options.from ?? 0; row < options.count; row += 1) yield make(row);
  };
}

/** Lots of Japanese auctions from `now` to the end of next week, and the archive of the last 400 days. */
export const japanComing = createFeed(ROW_MAKERS.japan);
export const japanSold = createFeed(ROW_MAKERS.japan_st);
/** Motorcycles of the same auctions. */
export const bikeComing = createFeed(ROW_MAKERS.bike);
export const bikeSold = createFeed(ROW_MAKERS.bike_st);
/** Cars at an asking price: Korea, China, left-hand drive from Japan. */
export const korea = createFeed(ROW_MAKERS.korea);
export const china = createFeed(ROW_MAKERS.china);
export const left = createFeed(ROW_MAKERS.one);
/** Machines in Japan. */
export const hdm = createFeed(ROW_MAKERS.hdm);
/** Cars of European auctions. */
export const europeComing = createFeed(ROW_MAKERS.europe);
export const europeSold = createFeed(ROW_MAKERS.europe_st);
export const europeLeft = createFeed(ROW_MAKERS.europe_one);
/** Machines from China, and cars in Vladivostok, as WordPress posts. */
export const machinery = createFeed(ROW_MAKERS.spec);
export const stock = createFeed(ROW_MAKERS.stock);
