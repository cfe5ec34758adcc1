import type { QueryPatch } from '@vvoz/catalogue/query/applyPatch';
import type { FacetKey } from '@vvoz/catalogue/facets/facets';
import type { Range } from '@vvoz/catalogue/query/query';
import type { Template } from '@vvoz/catalogue/templates/templates';

/** Contents of the catalogue, as in the API's responses for brands, models and series: names in the upper case of the feeds. */
export interface DictionaryInput {
  readonly brands: readonly { readonly name: string; readonly popular?: boolean }[];
  readonly models: readonly { readonly brand: string; readonly name: string; readonly popular?: boolean }[];
  readonly kuzov: readonly { readonly brand: string; readonly model: string; readonly code: string }[];
}

/**
 * The catalogue in which the visitor types; a template can be passed: `{ ...template, now }`. Defaults: all facets; the
 * days of Japan; all drives and gearboxes; a currency per lot.
 */
export interface UnderstandContext extends Partial<
  Pick<Template, 'type' | 'facets' | 'drives' | 'gearboxes' | 'currency'>
> {
  readonly now: Date;
  /** Production years of cars that are 3–5 years old at import; by default counted from `now`. */
  readonly passingYears?: Range;
}

/** `passing`: «проходной», which is a range of years. */
export type PartKind = FacetKey | 'passing';

/** Words understood as one condition. */
export interface Part {
  /** The words as typed, one space between them; they need not be adjacent in the text. */
  readonly text: string;
  readonly kind: PartKind;
  /** Interpretation for the visitor: «Toyota Prius», «до 1 500 000 ₽ под ключ». */
  readonly label: string;
}

export interface Understood {
  /** For `applyPatch`; contains exactly the conditions of `parts`. */
  readonly query: QueryPatch;
  /** In the order of the text. */
  readonly parts: readonly Part[];
  /** Words that were not understood, as typed, in the order of the text; then words that were not read. */
  readonly rest: readonly string[];
}
