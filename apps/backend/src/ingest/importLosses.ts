import type { DroppedField, LotReading, UnknownWord } from './records/reading.ts';

/** How often a field was dropped for one reason, with the first case. */
export interface DroppedTotal {
  readonly field: string;
  readonly reason: string;
  readonly count: number;
  readonly example: {
    readonly id: string;
    /** `jpcenter/korea:251`, `aleado/japan/0001.ndjson:17`. */
    readonly place: string;
    /** Cut to 60 characters. */
    readonly value: string;
  };
}

/** How often a word occurred that is not in its vocabulary. */
export interface UnknownWordTotal extends UnknownWord {
  readonly count: number;
  /** The id of the first lot with it. */
  readonly exampleId: string;
}

/** The values of imported lots that could not be read, the most frequent first. */
export interface ImportLosses {
  readonly dropped: readonly DroppedTotal[];
  readonly unknownWords: readonly UnknownWordTotal[];
}

export const NO_LOSSES: ImportLosses = { dropped: [], unknownWords: [] };

/** At most so many different items are counted, so that a feed of random words cannot fill the memory. */
const MAX_KINDS = 2000;

interface Counted<Item> {
  readonly item: Item;
  count: number;
}

const byCount = (a: Counted<unknown>, b: Counted<unknown>): number => b.count - a.count;

/** Counts equal items, at most MAX_KINDS different ones. */
function createTally<Item>() {
  const kinds = new Map<string, Counted<Item>>();
  return {
    add: (key: string, first: () => Item): void => {
      const counted = kinds.get(key);
      if (counted) counted.count += 1;
      else if (kinds.size < MAX_KINDS) kinds.set(key, { item: first(), count: 1 });
    },
    list: (): readonly Counted<Item>[] => [...kinds.values()].toSorted(byCount),
  };
}

/** Counts the values that could not be read in one import. */
export function createLossTally() {
  const fields = createTally<DroppedField & { readonly id: string; readonly place: string }>();
  const words = createTally<UnknownWord & { readonly exampleId: string }>();
  return {
    add: ({ lot, dropped, unknownWords }: LotReading, place: string): void => {
      const id = lot.external_id;
      for (const field of dropped)
        fields.add(`${field.field}\0${field.reason}`, () => ({ ...field, id, place }));
      for (const word of unknownWords)
        words.add(`${word.vocabulary}\0${word.word.toUpperCase()}`, () => ({ ...word, exampleId: id }));
    },
    listLosses: (): ImportLosses => ({
      dropped: fields.list().map(({ item: { field, reason, id, place, value }, count }) => ({
        field,
        reason,
        count,
        example: { id, place, value },
      })),
      unknownWords: words.list().map(({ item, count }) => ({ ...item, count })),
    }),
  };
}
