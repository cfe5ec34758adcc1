/** A record from a transport. It could be parsed, but its fields are not checked yet. */
export type RawRecord =
  | { readonly place: string; readonly record: unknown }
  /** Something that is not a record; `text` is its content. */
  | { readonly place: string; readonly fault: string; readonly text: string };

/**
 * Whether a feed was read completely. `part`: some records were not read (because of a daily limit or an unreadable
 * file), so lots that are not in the feed are not withdrawn.
 */
export type Completeness = 'whole' | 'part';

/**
 * Yields the records of a feed table in chunks, in order. Throws when the transport fails; no lot is withdrawn then.
 */
export type Feed = AsyncGenerator<readonly RawRecord[], Completeness, undefined>;
