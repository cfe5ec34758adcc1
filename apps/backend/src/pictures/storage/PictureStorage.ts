/** Where a cache of pictures keeps its files. A file's name is a path of two parts without anything to escape. */
export interface PictureStorage {
  readonly place: 'disk' | 'bucket';
  /** Bytes of all files together; undefined where nobody counts them. */
  readonly totalBytes: number | undefined;
  /** Returns a file, which may be damaged; undefined if it is missing or cannot be read now. Never rejects. */
  readonly read: (name: string) => Promise<Buffer | undefined>;
  /** Keeps a file, as far as it can: one that is lost is made anew. Never rejects. */
  readonly write: (name: string, bytes: Buffer) => Promise<void>;
}
