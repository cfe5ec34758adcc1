import { applyPatch, type QueryPatch } from '@vvoz/catalogue/query/applyPatch';
import { formatCatalogueAddress } from '@vvoz/catalogue/address/cataloguePath';
import { getFacet } from '@vvoz/catalogue/facets/facets';
import type { CatalogueQuery } from '@vvoz/catalogue/query/query';
import { TEMPLATES, type Template } from '@vvoz/catalogue/templates/templates';
import type { buildDictionary } from '@vvoz/phrases/buildDictionary';
import { findKind } from '@vvoz/phrases/bodyAndFuelRules';
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
  /** What the visitor can choose instead of a word that was not understood, Russian. */
  readonly hint?: string;
  /** Address of the catalogue with the patch applied. */
  readonly href: string;
}

/** Characters; the rest of a longer phrase is ignored. */
const MAX_PHRASE = 300;

/** Options that a hint names. */
const MAX_HINTED = 5;
/** Facets whose options a hint names: few words of a trade are unknown there. */
const HINTED = ['machineKind', 'motoClass'] as const;

/**
 * Says where a kind of vehicle is searched that this catalogue does not have, or what can be chosen: «Слово «тягач» пока не
 * ищем. Выберите вид техники: экскаватор, погрузчик…»
 */
function formatHint(rest: readonly string[], template: Template): string | undefined {
  for (const word of rest) {
    const kind = findKind(word.toLowerCase());
    const other = kind && TEMPLATES.find(({ facets }) => facets.includes(kind.key));
    if (other && !template.facets.includes(kind.key))
      return `Слово «${word}» ищем в каталоге «${other.title}».`;
  }
  const [word] = rest;
  const key = HINTED.find((one) => template.facets.includes(one));
  if (word === undefined || key === undefined) return undefined;
  const row = getFacet(key);
  const options = (row.values ?? []).slice(0, MAX_HINTED).map(row.valueText);
  return `Слово «${word}» пока не ищем. Выберите ${row.label.toLowerCase()}: ${options.join(', ')}…`;
}

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
  const hint = formatHint(rest, template);
  return {
    patch,
    labels: parts.map(({ label }) => label),
    rest,
    ...(hint === undefined ? {} : { hint }),
    href: formatCatalogueAddress(template.path, applyPatch(query, patch)),
  };
}
