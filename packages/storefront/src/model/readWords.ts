import { applyPatch, type QueryPatch } from '@vvoz/catalogue/query/applyPatch';
import { formatCatalogueAddress } from '@vvoz/catalogue/address/cataloguePath';
import type { CatalogueQuery } from '@vvoz/catalogue/query/query';
import type { Template } from '@vvoz/catalogue/templates/templates';
import type { buildDictionary } from '@vvoz/phrases/buildDictionary';
import { understand } from '@vvoz/phrases/understand';

export type Dictionary = ReturnType<typeof buildDictionary>;

/** How a visitor's phrase was understood. */
export interface WordsResponse {
  /** The change to the filters on screen. */
  readonly patch: QueryPatch;
  /** The understood parts as text: «белый», «до 1 500 000 ₽ под ключ». */
  readonly labels: readonly string[];
  /** Words that were not understood. */
  readonly rest: readonly string[];
  /** Address of the catalogue with the patch applied. */
  readonly href: string;
}

/** Characters; the rest of a longer phrase is ignored. */
const MAX_PHRASE = 300;

/** Reads «приус 2019 до 1,5 млн» for a catalogue. Never throws: what is not understood is in `rest`. */
export function readWords(
  text: string,
  dictionary: Dictionary,
  template: Template,
  query: CatalogueQuery,
  now: Date,
): WordsResponse {
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
    href: formatCatalogueAddress(template.path, applyPatch(query, patch)),
  };
}
