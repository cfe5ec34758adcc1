import { applyPatch, type QueryPatch } from '@vvoz/catalogue/query/applyPatch';
import { catalogAddress } from '@vvoz/catalogue/address/catalogPath';
import type { CatalogQuery } from '@vvoz/catalogue/query/query';
import type { Template } from '@vvoz/catalogue/templates/templates';
import type { buildDictionary } from '@vvoz/phrases/buildDictionary';
import { understand } from '@vvoz/phrases/understand';

export type Dictionary = ReturnType<typeof buildDictionary>;

/** What a phrase of a visitor was taken for. */
export interface WordsAnswer {
  /** Changes the filters on screen by what was understood. */
  readonly patch: QueryPatch;
  /** The understood pieces in words: «белый», «под ключ до 1 500 000 ₽». */
  readonly labels: readonly string[];
  /** Words that mean nothing here. */
  readonly rest: readonly string[];
  /** The catalogue under `query` with the patch. */
  readonly href: string;
}

/** Longer than this is no phrase. */
const MAX_PHRASE = 300;

/** Reads «приус 2019 до 1,5 млн» for a catalogue. Never throws: what is not understood is the rest. */
export function readWords(
  text: string,
  dictionary: Dictionary,
  template: Template,
  query: CatalogQuery,
  now: Date,
): WordsAnswer {
  const {
    query: patch,
    parts,
    rest,
  } = understand(text.slice(0, MAX_PHRASE), dictionary, {
    ...template,
    now,
  });
  return {
    patch,
    labels: parts.map(({ label }) => label),
    rest,
    href: catalogAddress(template.path, applyPatch(query, patch)),
  };
}
