import type {
  Entry,
  EntryKind,
  EntrySummary,
  PageRecord,
  Review,
  SiteOptions,
} from '@vvoz/api/content/contentSchemas';
import type { CatalogueType } from '@vvoz/catalogue/types/catalogueTypes';
import type { MotoModel, StoredPage, StoredSet } from './contentRows.ts';

/** Which entries are asked for; what is absent does not matter. */
export interface EntryQuery {
  readonly kind?: EntryKind;
  readonly category?: string;
  readonly template?: string;
  readonly slug?: string;
  /** Words that title or excerpt hold. */
  readonly search?: string;
  readonly limit: number;
  readonly offset: number;
}

export interface ReviewQuery {
  readonly template?: string;
  readonly limit: number;
  readonly offset: number;
}

/**
 * Everything that an editor writes. All answers belong to one state of the content; `version` changes with each import
 * that changed something. Methods reject with StoreUnavailable while the content has never been read.
 */
export interface ContentStore {
  version(): Promise<string>;
  options(): Promise<SiteOptions>;
  /** The record of a path on a host with its blocks and reviews; entries and categories have pages of their own. */
  page(host: string, path: string): Promise<PageRecord | undefined>;
  /** The catalogue page of a type, the main host's before the others'. */
  cataloguePage(type: string, parent?: string): Promise<StoredPage | undefined>;
  /** Newest first; questions and instructions by their order. */
  entries(query: EntryQuery): Promise<{ readonly count: number; readonly items: readonly Entry[] }>;
  /** How many entries a category, or else a kind, has; undefined where it is neither. */
  countOf(id: string): Promise<number | undefined>;
  reviews(query: ReviewQuery): Promise<{
    readonly count: number;
    /** Mean of all that were asked for, one digit; null of none. */
    readonly rating: number | null;
    readonly items: readonly Review[];
  }>;
  set(id: string): Promise<StoredSet | undefined>;
  sets(type?: CatalogueType): Promise<readonly StoredSet[]>;
  moto(model: string): Promise<MotoModel | undefined>;
}

/** An entry as a list shows it. */
export const summaryOf = ({ html: _html, ...summary }: Entry): EntrySummary => summary;
