import { z } from 'zod';
import { parseJson } from '../../../lib/parseJson.ts';
import { parseBaseAddress, getBytes } from '../../transports/getBytes.ts';
import type { WordpressAccess } from './wordpressPages.ts';

/** Ids per request, the limit of the REST interface. */
const MAX_IDS = 100;

const mediaItem = z.object({ id: z.coerce.string(), source_url: z.string() });
const mediaList = z.array(mediaItem.optional().catch(undefined)).catch([]);

/**
 * Fetches the addresses of pictures by id. Pictures that the site does not return are absent. Throws GetError when the
 * site does not answer, and the reason of the signal.
 */
export async function readMedia(
  access: WordpressAccess,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const addresses = new Map<string, string>();
  for (let offset = 0; offset < ids.length; offset += MAX_IDS) {
    const include = ids.slice(offset, offset + MAX_IDS).join(',');
    const query = `include=${include}&per_page=${MAX_IDS}&_fields=id,source_url`;
    const { status, bytes } = await getBytes(
      `${parseBaseAddress(access.baseUrl)}/wp-json/wp/v2/media?${query}`,
      access,
    );
    if (status !== 200) continue;
    for (const media of mediaList.parse(parseJson(bytes.toString('utf8'))))
      if (media) addresses.set(media.id, media.source_url);
  }
  return addresses;
}
