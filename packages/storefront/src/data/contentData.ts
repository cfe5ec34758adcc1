import type { ContentClient, EntryListQuery, ReviewListQuery } from '@vvoz/api/content/contentClient';
import type { EntryKind, EntryList, MotoChar, ReviewList } from '@vvoz/api/content/contentSchemas';
import { isAbsent } from './isAbsent.ts';
import { LIFETIMES } from './lifetimes.ts';
import { createMemo } from './memo.ts';

/** The calls of the content client that lists need. */
export type ContentListSource = Pick<
  ContentClient,
  'entries' | 'entryCount' | 'texts' | 'reviews' | 'motoChar'
>;

/** Creates the getters of entries, reviews and characteristics of motorcycles. They throw ApiError. */
export function createContentData(source: () => ContentListSource) {
  const entries = createMemo<EntryList>({ ...LIFETIMES.content, max: 300, maxMib: 6 });
  const counts = createMemo<{ readonly count: number }>({ ...LIFETIMES.content, max: 50 });
  const reviews = createMemo<ReviewList>({ ...LIFETIMES.content, max: 200 });
  const motoChars = createMemo<{ readonly char?: MotoChar }>({ ...LIFETIMES.content, max: 300 });
  return {
    /** Returns a slice of the entries that match; `count` is the number of all that match. */
    getEntries: async (query: EntryListQuery): Promise<EntryList> =>
      (await entries(JSON.stringify(query), () => source().entries(query))).value,
    /** Returns all questions with their answers. */
    getQuestions: async (): Promise<EntryList> =>
      (await entries('questions', () => source().texts('questions'))).value,
    /** Returns the number of entries of a kind. */
    getEntryCount: async (kind: EntryKind): Promise<number> =>
      (await counts(kind, async () => ({ count: await source().entryCount(kind) }))).value.count,
    getReviews: async (query: ReviewListQuery): Promise<ReviewList> =>
      (await reviews(JSON.stringify(query), () => source().reviews(query))).value,
    /** Returns the characteristics of a motorcycle model; undefined for one that is not described. */
    getMotoChar: async (model: string): Promise<MotoChar | undefined> => {
      const load = async () => {
        try {
          return { char: await source().motoChar(model) };
        } catch (error) {
          if (isAbsent(error)) return {};
          throw error;
        }
      };
      return (await motoChars(model.toUpperCase(), load)).value.char;
    },
  };
}
