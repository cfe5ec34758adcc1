import type { Lot } from '@vvoz/catalogue/lots/lot';
import { makePictureKey } from '../../../lib/foreignPicture.ts';

/** The address of a frame has at most two digits for its number. */
const MAX_FRAMES = 100;
/** Characters of the version, which changes when a frame gets another picture. */
const VERSION_LENGTH = 8;
const OWN_PATH = /^\/(?!\/)/;

/**
 * Returns the addresses of a lot's pictures on our own origin, the only one that pages may show pictures from. A
 * picture of another host becomes a frame of the lot; its version changes with its address.
 */
export const toServedImages = ({
  type,
  id,
  images,
}: Pick<Lot, 'type' | 'id' | 'images'>): readonly string[] =>
  images.slice(0, MAX_FRAMES).map((address, frame) =>
    // Anything else that an earlier import has left becomes a frame too, so that no page gets its address.
    OWN_PATH.test(address)
      ? address
      : `/pictures/${type}/${encodeURIComponent(id)}/${frame}?v=${makePictureKey(address).slice(0, VERSION_LENGTH)}`,
  );
