import sharp from 'sharp';
import type { ShareCard } from '@vvoz/catalogue/share/shareCard';
import { CARD_PICTURE, drawShareCard } from '@vvoz/drawings/drawShareCard';
import { PictureCache } from '../PictureCache.ts';
import type { OpenStorage } from '../storage/createStorages.ts';

const MIB = 1024 * 1024;
/** About 900 cards. */
const MAX_CACHE_BYTES = 64 * MIB;
/** Cards that are being drawn or wait for it; a card takes 50 to 120 ms. */
const MAX_CARDS = 20;

/** Messengers do not show pictures of more than 300 kB. At this quality a card with any photograph has at most half. */
const QUALITY = 82;
/** Quality of the photograph before it is placed on the card. */
const PLACED_QUALITY = 90;

export interface CardDrawerOptions {
  readonly openStorage: OpenStorage;
  readonly onDamage: (file: string) => void;
}

/** Crops a photograph to the card's frame, as a data URI. */
async function placePhoto(photo: Buffer): Promise<string> {
  const { width, height } = CARD_PICTURE;
  const bytes = await sharp(photo)
    .resize(width, height, { fit: 'cover' })
    .flatten()
    .jpeg({ quality: PLACED_QUALITY })
    .toBuffer();
  return `data:image/jpeg;base64,${bytes.toString('base64')}`;
}

const renderCard = async (card: ShareCard, photo: Buffer | undefined): Promise<Buffer> =>
  sharp(Buffer.from(drawShareCard(card, photo && (await placePhoto(photo)))))
    .flatten()
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer();

/**
 * Creates the drawer of share cards: JPEG files of 1200 × 630, one at a time, through their own cache. `draw`
 * returns undefined while MAX_CARDS are being drawn or wait.
 */
export function createCardDrawer({ openStorage, onDamage }: CardDrawerOptions) {
  const cache = new PictureCache({
    storage: openStorage('cards', MAX_CACHE_BYTES),
    onDamage,
    concurrency: 1,
  });
  let running = 0;
  const draw = async (card: ShareCard, photo?: Buffer): Promise<Buffer | undefined> => {
    if (running >= MAX_CARDS) return undefined;
    running += 1;
    try {
      // The drawing without its photograph is the key, so that a change of its code needs no revision.
      const key = `${drawShareCard(card)}|${photo?.toString('base64') ?? ''}`;
      return await cache.get(key, 'jpeg', () => renderCard(card, photo));
    } finally {
      running -= 1;
    }
  };
  return { draw, cache };
}
