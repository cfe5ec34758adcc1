import type { Feed } from '../rawRecord.ts';
import { wordpressPages, type WordpressAccess } from './wordpressPages.ts';

/**
 * The vehicles of a resource as a feed.
 * @param source begins the places: `wordpress/spec:101` is the 101st object
 */
export async function* wordpressFeed(access: WordpressAccess, resource: string, source: string): Feed {
  let read = 0;
  for await (const objects of wordpressPages(access, resource)) {
    const first = read + 1;
    read += objects.length;
    yield objects.map((record, index) => ({ place: `${source}:${first + index}`, record }));
  }
  return 'whole';
}
