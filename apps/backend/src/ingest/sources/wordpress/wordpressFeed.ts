import type { Feed } from '../../rawRecord.ts';
import { wordpressPages, type WordpressAccess } from './wordpressPages.ts';

/**
 * The vehicles of a resource as a feed.
 * @param source begins the places: `wordpress/spec:101` is the 101st object
 */
export async function* wordpressFeed(access: WordpressAccess, resource: string, source: string): Feed {
  const pages = wordpressPages(access, resource);
  let read = 0;
  for (;;) {
    const step = await pages.next();
    if (step.done) return step.value;
    const first = read + 1;
    read += step.value.length;
    yield step.value.map((record, index) => ({ place: `${source}:${first + index}`, record }));
  }
}
