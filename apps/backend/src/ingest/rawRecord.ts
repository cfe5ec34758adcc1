/** A record from a transport. It could be parsed, but its fields are not checked yet. */
export type RawRecord =
  | { readonly place: string; readonly record: unknown }
  /** Something that is not a record; `text` is its content. */
  | { readonly place: string; readonly fault: string; readonly text: string };

/**
 * Whether a feed was read completely. `part`: something is missing (a daily limit, a file that could not be read), so
 * missing lots are not withdrawn.
 */
export type Reach = 'whole' | 'part';

/** Yields the records of a feed table in chunks, in order. Throws when the transport fails; then nothing is withdrawn. */
export type Feed = AsyncGenerator<readonly RawRecord[], Reach, undefined>;
