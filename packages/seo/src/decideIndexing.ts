/** A landing with fewer lots says too little to be found for its name. */
export const MIN_LANDING_LOTS = 3;

/** What decides whether search engines may list a page of a catalogue. */
export interface CatalogueState {
  /** The landing's address, if the filters are a landing (`findLandingPath`). */
  readonly landing: string | undefined;
  /** True for the catalogue itself, without a chosen brand. */
  readonly isWhole: boolean;
  readonly count: number;
}

/** A page has a canonical address or must not be listed, never both. */
export type Indexing = { readonly canonical: string } | { readonly isHidden: true };

/**
 * Decides the signals of a catalogue page. A catalogue is listed even when it is empty today; a brand, model or body code
 * only with MIN_LANDING_LOTS lots; any other choice of filters never. The order of lots, the page number and parameters of
 * advertising do not matter: their pages name the landing as the canonical one.
 */
export const decideIndexing = ({ landing, isWhole, count }: CatalogueState): Indexing =>
  landing !== undefined && (isWhole || count >= MIN_LANDING_LOTS)
    ? { canonical: landing }
    : { isHidden: true };
