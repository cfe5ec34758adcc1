import type { Feed } from '../../rawRecord.ts';
import { isObject } from '../../records/reading.ts';
import { listPictureIds, MEDIA_FIELD } from './readGallery.ts';
import { readMedia } from './readMedia.ts';
import { readWordpressPages, type WordpressAccess } from './wordpressPages.ts';

/** Adds the addresses of pictures to the records that have only the ids of the pictures. */
async function addMedia(access: WordpressAccess, records: readonly unknown[]): Promise<readonly unknown[]> {
  const ids = [...new Set(records.flatMap(listPictureIds))];
  if (ids.length === 0) return records;
  const addresses = await readMedia(access, ids);
  return records.map((record) => {
    const ownAddresses = listPictureIds(record).flatMap((id) => {
      const address = addresses.get(id);
      return address === undefined ? [] : [[id, address] as const];
    });
    return isObject(record) && ownAddresses.length > 0
      ? { ...record, [MEDIA_FIELD]: Object.fromEntries(ownAddresses) }
      : record;
  });
}

/**
 * Reads the vehicles of a resource as a feed.
 * @param source the prefix of places: `wordpress/spec:101` is the 101st object
 */
export async function* openWordpressFeed(access: WordpressAccess, resource: string, source: string): Feed {
  const pages = readWordpressPages(access, resource);
  let readCount = 0;
  for (;;) {
    const step = await pages.next();
    if (step.done) return step.value;
    const first = readCount + 1;
    readCount += step.value.length;
    const records = await addMedia(access, step.value);
    yield records.map((record, index) => ({ place: `${source}:${first + index}`, record }));
  }
}
