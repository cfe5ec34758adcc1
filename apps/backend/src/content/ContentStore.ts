import type {
  Entry,
  EntryKind,
  EntrySummary,
  PageList,
  PageRecord,
  ReviewList,
  SiteOptions,
} from '@vvoz/api/content/contentSchemas';
import type { CatalogueType } from '@vvoz/catalogue/types/catalogueTypes';
import type { MotoModel, StoredPage, StoredSet } from './contentRows.ts';

/** Conditions on entries. An absent field sets no condition. */
export interface EntryQuery {
  readonly kind?: EntryKind;
  /** Includes the categories below it. */
  readonly category?: string;
  readonly template?: string;
  readonly slug?: string;
  /** Text that the title or the excerpt contains; case does not matter. */
  readonly search?: string;
  readonly limit: number;
  readonly offset: number;
}

export interface ReviewQuery {
  readonly template?: string;
  /** 1 to 5. */
  readonly rating?: number;
  readonly limit: number;
  readonly offset: number;
}

/**
 * The content that editors write. `version` changes with each import that changed something. Methods reject with
 * StoreUnavailable until the content has been read once.
 */
export interface ContentStore {
  version(): Promise<string>;
  options(): Promise<SiteOptions>;
  /** The page at a path of a host, with its blocks and reviews. Entries and categories have a page without a record. */
  page(host: string, path: string): Promise<PageRecord | undefined>;
  /** The pages of a host that robots may read. */
  pages(host: string): Promise<PageList>;
  /** The catalogue page of a type. The main host's page is preferred. */
  cataloguePage(type: string, parent?: string): Promise<StoredPage | undefined>;
  /** Entries by their `order`, then newest first. `count` is the number of all matches. */
  entries(query: EntryQuery): Promise<{ readonly count: number; readonly items: readonly Entry[] }>;
  /** Number of entries of a kind, or of a category with those below it. Undefined when `id` is neither. */
  countEntries(id: string): Promise<number | undefined>;
  reviews(query: ReviewQuery): Promise<ReviewList>;
  set(id: string): Promise<StoredSet | undefined>;
  sets(type?: CatalogueType): Promise<readonly StoredSet[]>;
  moto(model: string): Promise<MotoModel | undefined>;
  /** The bytes of a file of the operator; undefined if there is none of this name. */
  file(name: string): Promise<Buffer | undefined>;
  /** Finds the address of a picture on another host by its key; undefined if no entry shows it. */
  pictureAddress(key: string): Promise<string | undefined>;
}

/** Drops the fields that lists do not show: the text and what describes the text. */
export const toEntrySummary = ({
  html: _html,
  headings: _headings,
  minutes: _minutes,
  ...summary
}: Entry): EntrySummary => summary;

/** Drops the same fields except the text, for lists that show whole texts. */
export const toEntryText = (entry: Entry): EntrySummary & Pick<Entry, 'html'> => ({
  ...toEntrySummary(entry),
  html: entry.html,
});
