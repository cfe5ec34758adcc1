import type { Entry, EntrySummary, Review, SiteOptions, PageRecord } from '@vvoz/api/content/contentSchemas';
import type { Company, Delivery } from '@vvoz/api/content/companySchemas';
import type { CatalogueType } from '@vvoz/catalogue/types/catalogueTypes';

interface WithPictures {
  /** Addresses of pictures on other hosts. The texts and `image` refer to them by keys. */
  readonly pictures?: readonly string[];
}

/** The JSON in the column `body` of an entry. */
export type EntryBody = Pick<EntrySummary, 'excerpt' | 'tags' | 'templates'> &
  Partial<Pick<EntrySummary, 'duration' | 'video' | 'version' | 'image' | 'photo' | 'author' | 'checked'>> & {
    readonly html: string;
    /** Titles of the category and of those above it, the top first, as the source names them. */
    readonly categoryTitles?: readonly string[];
  } & WithPictures;

/** A row of `content_entry` without its source. */
export interface EntryRow {
  readonly kind: Entry['kind'] | 'reviews';
  readonly slug: string;
  readonly title: string;
  readonly date: string;
  readonly category: string;
  readonly position: number;
  readonly body: EntryBody | ReviewBody;
}

export type ReviewBody = Omit<Review, 'id' | 'date'> & WithPictures;

/** A page as it is edited. `document` is the slug of the document that it shows. */
export type StoredPage = Omit<
  PageRecord,
  'blocks' | 'reviews' | 'entry' | 'around' | 'list' | 'sections' | 'company' | 'deliveries'
> & {
  readonly path: string;
  readonly document?: string | undefined;
};

/** A set of lots. `filter` holds the fields as the wire's filter schema parsed them. */
export interface StoredSet {
  readonly id: string;
  readonly title: string;
  readonly type: CatalogueType;
  readonly text: string;
  readonly filter: Readonly<Record<string, unknown>>;
}

/** The facts of a motorcycle model. */
export interface MotoModel {
  readonly brand: string;
  readonly model: string;
  readonly items: readonly { readonly name: string; readonly label: string; readonly value: string }[];
}

/** A file of the operator: a sample contract, a photo. */
export interface StoredFile {
  readonly base64: string;
}

/** A row of `content_document` without its source. */
export type DocumentRow =
  | { readonly kind: 'page'; readonly key: string; readonly position: number; readonly body: StoredPage }
  | { readonly kind: 'set'; readonly key: string; readonly position: number; readonly body: StoredSet }
  | { readonly kind: 'moto'; readonly key: string; readonly position: number; readonly body: MotoModel }
  | { readonly kind: 'delivery'; readonly key: string; readonly position: number; readonly body: Delivery }
  | { readonly kind: 'file'; readonly key: string; readonly position: number; readonly body: StoredFile }
  | { readonly kind: 'option'; readonly key: 'company'; readonly position: 0; readonly body: Company }
  | { readonly kind: 'option'; readonly key: 'site'; readonly position: 0; readonly body: SiteOptions }
  | {
      readonly kind: 'option';
      readonly key: 'categories';
      readonly position: 0;
      readonly body: Readonly<Record<string, string>>;
    };

/** All content of one source. */
export interface ContentRows {
  readonly entries: readonly EntryRow[];
  readonly documents: readonly DocumentRow[];
}
