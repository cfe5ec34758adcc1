import { CATALOGUE_TYPES, type CatalogueType } from '@vvoz/catalogue/types/catalogueTypes';
import { isForeignPicture } from '../lib/foreignPicture.ts';
import type { ShareCard } from '@vvoz/catalogue/share/shareCard';
import type { CatalogueStore } from '../catalogue/CatalogueStore.ts';
import { createCardDrawer } from './card/createCardDrawer.ts';
import { renderLotFrame } from './renderLotFrame.ts';
import { renderNoPicture } from './renderNoPicture.ts';
import { PictureCache } from './PictureCache.ts';
import { toPictureLot } from './toPictureLot.ts';
import { choosePictureSize } from './choosePictureSize.ts';
import { createFaultLog, type PictureLog } from './remote/createFaultLog.ts';
import { createPictureHosts } from '../lib/pictureHosts.ts';
import type { BucketLocation } from '../lib/bucketUrl.ts';
import { createStorages } from './storage/createStorages.ts';
import { createRemotePictures } from './remote/createRemotePictures.ts';

/** The requested size and background of a picture. */
interface PictureVariant {
  readonly width?: string | undefined;
  readonly height?: string | undefined;
  readonly ground?: 'paper' | 'dark' | undefined;
}

export interface LotFrameRequest extends PictureVariant {
  readonly type: CatalogueType;
  readonly id: string;
  /** From 0, in the order of the source. */
  readonly frame: number;
}

/** A picture as WebP. */
export interface ServedPicture {
  readonly bytes: Buffer;
  /** False: «Снимков пока нет», in place of a picture that could not be fetched this time. */
  readonly isFinal: boolean;
}

export interface Pictures {
  /** The caches, by name. */
  readonly caches: Readonly<Record<'drawn' | 'foreign' | 'cards', Pick<PictureCache, 'storage' | 'counts'>>>;
  /** Returns a frame of a lot; undefined if the lot or the frame does not exist. */
  readonly getLotFrame: (request: LotFrameRequest) => Promise<ServedPicture | undefined>;
  /** Returns the picture at an address of another host. The address must come from our own data, not from a request. */
  readonly getForeign: (address: string, variant: PictureVariant) => Promise<ServedPicture>;
  /** Draws a share card as a JPEG; undefined while too many cards wait. */
  readonly drawCard: (card: ShareCard, photo?: Buffer) => Promise<Buffer | undefined>;
}

export interface PicturesOptions {
  readonly store: CatalogueStore;
  /** The folder of the caches. */
  readonly dir: string;
  /** The bucket of the caches instead of the folder. */
  readonly bucket?: BucketLocation | undefined;
  /** Hosts whose pictures are served. */
  readonly hosts: readonly string[];
  /** Maximum size of other hosts' pictures in the folder, bytes. */
  readonly maxBytes: number;
  readonly log: PictureLog;
}

/** Creates the pictures of lots and texts: it draws those of the demo, and fetches those of other hosts. */
export function createPictures({ store, dir, bucket, hosts, maxBytes, log }: PicturesOptions): Pictures {
  const onDamage = (file: string) => log.warn({ file }, 'damaged picture of the cache replaced');
  const openStorage = createStorages({ dir, bucket, log });
  const drawn = new PictureCache({ storage: openStorage('drawn'), onDamage });
  const cards = createCardDrawer({ openStorage, onDamage });
  const remote = createRemotePictures({
    cache: { storage: openStorage('foreign', maxBytes), onDamage },
    hosts: createPictureHosts(hosts),
    onFault: createFaultLog(log),
    onPause: (host, reason) => log.warn({ host, reason }, 'picture host paused'),
  });

  const getForeign: Pictures['getForeign'] = async (address, { width, height, ground }) => {
    const size = choosePictureSize({ w: width, h: height });
    const picture = await remote.get(address, size.width);
    return picture
      ? { bytes: picture, isFinal: true }
      : { bytes: await renderNoPicture(drawn, size, ground), isFinal: false };
  };

  return {
    caches: { drawn, foreign: remote.cache, cards: cards.cache },
    getForeign,
    drawCard: cards.draw,
    getLotFrame: async ({ type, id, frame, ...variant }) => {
      const lot = await store.get(type, id);
      const address = lot?.images[frame];
      if (!lot || address === undefined) return undefined;
      if (isForeignPicture(address)) return getForeign(address, variant);
      const size = choosePictureSize({ w: variant.width, h: variant.height });
      // Frame 0 of the drawings is the sheet. A type without sheets begins with frame 1.
      const shown = CATALOGUE_TYPES[type].hasSheet ? frame : frame + 1;
      const ground = variant.ground ? { ground: variant.ground } : {};
      const bytes = await renderLotFrame(drawn, { lot: toPictureLot(lot), frame: shown, size, ...ground });
      return bytes ? { bytes, isFinal: true } : undefined;
    },
  };
}
