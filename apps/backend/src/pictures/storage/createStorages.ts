import path from 'node:path';
import { createFaultLog, type PictureLog } from '../remote/createFaultLog.ts';
import { BucketStorage } from './BucketStorage.ts';
import type { BucketLocation } from '../../lib/bucketUrl.ts';
import { FolderStorage } from './FolderStorage.ts';
import type { PictureStorage } from './PictureStorage.ts';

export interface StoragesOptions {
  /** The folder of drawn pictures; the other caches are beside it. */
  readonly dir: string;
  /** Keeps all pictures instead of the folders. */
  readonly bucket: BucketLocation | undefined;
  readonly log: PictureLog;
}

const SUFFIXES = { drawn: '', cards: '-cards', foreign: '-foreign' } as const;

/** Opens the storage of a cache. `maxBytes` bounds a folder only. */
export type OpenStorage = (cache: keyof typeof SUFFIXES, maxBytes?: number) => PictureStorage;

/** Returns the function that opens the storages of one process: folders, or folders of one bucket. */
export function createStorages({ dir, bucket, log }: StoragesOptions): OpenStorage {
  if (bucket === undefined)
    return (cache, maxBytes) =>
      new FolderStorage({
        dir: path.join(path.dirname(dir), `${path.basename(dir)}${SUFFIXES[cache]}`),
        ...(maxBytes === undefined ? {} : { maxBytes }),
      });
  const onFault = createFaultLog(log, () => 'bucket of pictures failed; pictures are made anew');
  const onPause = (host: string, reason: string) =>
    log.warn({ host, reason }, 'bucket of pictures paused for half a minute');
  return (cache) => new BucketStorage({ location: bucket, folder: `${cache}/`, onFault, onPause });
}
