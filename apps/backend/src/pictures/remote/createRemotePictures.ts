import { setTimeout } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { MAX_WAITING, PictureCache, type PictureCacheOptions } from '../PictureCache.ts';
import { getAddressAt } from './addressForms.ts';
import { encodePicture, narrowPicture } from './encodePicture.ts';
import { fetchPicture, type FetchPictureOptions } from './fetchPicture.ts';
import { createHostGates } from './hostGates.ts';
import { PictureFault, toPictureFault } from './PictureFault.ts';

export interface RemotePicturesOptions extends FetchPictureOptions {
  readonly cache: PictureCacheOptions;
  /** How long a visitor waits, ms. The fetch continues, so that the next visitor gets the picture. */
  readonly patienceMs?: number;
  readonly onFault?: (address: string, fault: PictureFault) => void;
  readonly onPause?: (host: string, reason: string) => void;
  /** ms. */
  readonly now?: () => number;
}

export interface RemotePictures {
  readonly cache: PictureCache;
  /** Returns a WebP no wider than `width`; undefined if the picture cannot be fetched in time. Never throws. */
  readonly get: (address: string, width: number) => Promise<Buffer | undefined>;
}

const PATIENCE_MS = 5000;
/** Up to this width (a card's) the host's medium picture is enough, px. */
const MAX_MEDIUM_WIDTH = 320;
/** Maximum pictures in memory at once, fetched from all hosts. */
const MAX_FETCHES = 16;
/** Maximum pictures encoded at once, because encoding is pure CPU work. */
const MAX_ENCODINGS = 2;
/** Raise this when the encoding of foreign pictures changes, so that pictures cached before are not used. */
const ENCODING_REVISION = 1;
/** How long a failed picture is not requested again, ms. */
const FORGIVE_MS = { refused: 5 * 60_000, absent: 5 * 60_000, down: 20_000 } as const;
const MAX_REMEMBERED = 20_000;

/**
 * Serves pictures of other hosts through a cache. Each address is fetched once for simultaneous requests and
 * encoded once, and every width is made from that. Failures are remembered for a while.
 */
export function createRemotePictures(options: RemotePicturesOptions): RemotePictures {
  const { patienceMs = PATIENCE_MS, onFault, onPause, now = Date.now } = options;
  // The limits below bound the work; the cache has no queue of its own.
  const cache = new PictureCache({ ...options.cache, concurrency: Number.POSITIVE_INFINITY });
  const gates = createHostGates({ now, ...(onPause ? { onPause } : {}) });
  const fetches = pLimit(MAX_FETCHES);
  const encode = pLimit(MAX_ENCODINGS);
  const faults = new LRUCache<string, Pick<PictureFault, 'kind' | 'message'>>({
    max: MAX_REMEMBERED,
    perf: { now },
    ttlResolution: 0,
  });

  const fetchAndEncode = async (address: string): Promise<Buffer> => {
    const bytes = await fetchPicture(address, options);
    return encode(() => encodePicture(address, bytes));
  };

  const fetchOnce = async (address: string): Promise<Buffer> => {
    const known = faults.get(address);
    if (known) throw new PictureFault(known.kind, known.message);
    try {
      const host = URL.parse(address)?.host ?? '';
      return await gates(host, () => fetches(() => fetchAndEncode(address)));
    } catch (error) {
      const fault = toPictureFault(error);
      faults.set(address, { kind: fault.kind, message: fault.message }, { ttl: FORGIVE_MS[fault.kind] });
      onFault?.(address, fault);
      throw fault;
    }
  };

  const load = (address: string, width: number): Promise<Buffer> => {
    const fetched = getAddressAt(address, width <= MAX_MEDIUM_WIDTH ? 'medium' : 'full');
    const key = `${ENCODING_REVISION}|${fetched}`;
    return cache.get(`${width}|${key}`, 'webp', async () => {
      // Neither logged nor remembered, because the host is not to blame.
      if (encode.pendingCount >= MAX_WAITING)
        throw new PictureFault('down', 'too many pictures wait to be encoded');
      const whole = await cache.get(key, 'webp', () => fetchOnce(fetched));
      return encode(() => narrowPicture(whole, width));
    });
  };

  return {
    cache,
    get: async (address, width) => {
      const patience = new AbortController();
      const loading = load(address, width).catch((error: unknown) => {
        // The fault of a failed fetch was already logged.
        if (!(error instanceof PictureFault)) onFault?.(address, toPictureFault(error));
        return undefined;
      });
      const waiting = setTimeout(patienceMs, undefined, { signal: patience.signal }).catch(() => undefined);
      const picture = await Promise.race([loading, waiting]);
      patience.abort();
      return picture;
    },
  };
}
