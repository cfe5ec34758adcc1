/** A record as a transport hands it on: not yet looked at, but for being readable at all. */
export type RawRecord =
  | { readonly place: string; readonly record: unknown }
  /** Something stood here that is no record; `text` is what it was. */
  | { readonly place: string; readonly fault: string; readonly text: string };

/**
 * How far a feed was read. `part`: something is missing (a daily limit, a file that could not be read), so that a lot's
 * absence says nothing.
 */
export type Reach = 'whole' | 'part';

/** A feed table being read: chunks of records in order. It throws when the transport fails; then nothing is withdrawn. */
export type Feed = AsyncGenerator<readonly RawRecord[], Reach, undefined>;
