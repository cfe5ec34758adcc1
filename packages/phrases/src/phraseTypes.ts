import type { QueryPatch } from '@vvoz/catalogue/query/applyPatch';
import type { FacetKey } from '@vvoz/catalogue/facets/facets';
import type { Range } from '@vvoz/catalogue/query/query';
import type { Template } from '@vvoz/catalogue/templates/templates';

/** What the catalogue holds, as the brands, models and series answers tell it: names in the feeds' upper case. */
export interface DictionaryInput {
  readonly brands: readonly { readonly name: string; readonly popular?: boolean }[];
  readonly models: readonly { readonly brand: string; readonly name: string; readonly popular?: boolean }[];
  readonly kuzov: readonly { readonly brand: string; readonly model: string; readonly code: string }[];
}

/**
 * Where the words were typed. A template fits as it is: `{ ...template, now }`. Without `facets` all of the registry's
 * are there; without `type` the days are Japan's; without `drives` and `gearboxes` every code is; without `currency` each
 * lot has its own.
 */
export interface UnderstandContext extends Partial<
  Pick<Template, 'type' | 'facets' | 'drives' | 'gearboxes' | 'currency'>
> {
  readonly now: Date;
  /** Years that are 3–5 years old on the day of the import; by default those of `now`. */
  readonly passingYears?: Range;
}

/** `passing`: «проходной», which is a range of years. */
export type PartKind = FacetKey | 'passing';

/** Words that were understood together. */
export interface Part {
  /** The visitor's own words, as typed, one space between them; not always neighbours in the text. */
  readonly text: string;
  readonly kind: PartKind;
  /** What they were taken for: «Toyota Prius», «до 1 500 000 ₽ под ключ». */
  readonly label: string;
}

export interface Understood {
  /** For `applyPatch`; holds nothing but what the parts say. */
  readonly query: QueryPatch;
  /** In the order of the text. */
  readonly parts: readonly Part[];
  /** Words that nobody understood, as typed, in the order of the text. */
  readonly rest: readonly string[];
}
