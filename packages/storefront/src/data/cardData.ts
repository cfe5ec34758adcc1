import { ApiError } from '@vvoz/api/errors';
import type { CardRequest } from '@vvoz/api/share/cardSchemas';
import type { Backend } from './backend.ts';
import { loadPicture } from './loadPicture.ts';
import { readPicture } from './pictureData.ts';

/** How long the backend may take for a card, ms: it may wait 5 s for a picture of another host. */
const MAX_CARD_MS = 8000;
const URL = '/api/cards';

/** Creates the function that has the backend draw a share card. It throws ApiError. */
export function createCardData(backend: () => Backend) {
  return async (card: CardRequest, visitor: AbortSignal): Promise<Uint8Array<ArrayBuffer>> => {
    const { fetchRaw, isDown } = backend();
    const load = async (signal: AbortSignal) => {
      const response = await fetchRaw(URL, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(card),
        signal,
      });
      if (response.ok) return readPicture(URL, response);
      await response.arrayBuffer();
      throw new ApiError({ kind: 'http', url: URL, status: response.status });
    };
    return loadPicture({ isDown }, { url: URL, maxMs: MAX_CARD_MS, visitor }, load);
  };
}
