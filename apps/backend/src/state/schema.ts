import type { Kysely } from 'kysely';

/**
 * The operator's data: everything that is not the catalogue. It lives in a SQLite file of its own, or in PostgreSQL; the
 * two differ in nothing that is written here. Moments are ISO texts in UTC, which sort as they follow one another;
 * structures are JSON texts; flags are 0 and 1.
 */
export interface StateTables {
  /** Requests of visitors, one row each, never changed after they were written. */
  lead: LeadTable;
  /** The outbox: one row for each target that a lead has to reach. */
  delivery: DeliveryTable;
  /** Records of feeds that could not be read. */
  quarantine: QuarantineTable;
  /** Articles, news, instructions, videos, questions, reviews, documents. */
  content_entry: ContentEntryTable;
  /** Page records by host and path, site options and sets: each a JSON document under a key. */
  content_document: ContentDocumentTable;
  /** What the Bank of Russia said, by currency and day. */
  rate: RateTable;
  /** The operator's settings of the cost engine, each change a further version. */
  cost_settings: CostSettingsTable;
  /** Who does a piece of work that only one process may do at a time. */
  lease: LeaseTable;
  /** Small notes of our own. */
  note: { name: string; value: string };
}

export interface LeadTable {
  id: string;
  /** The sender's key: the same key is the same lead. */
  idempotency_key: string;
  created_at: string;
  kind: string;
  name: string;
  /** E.164. */
  tel: string;
  message: string;
  host: string;
  page: string;
  ip: string;
  consent_version: string;
  consent_at: string;
  /** utm, roistat_visit, trace, lead_id, user agent: JSON. */
  marks: string;
  /** The lot as it was offered and its price receipt: JSON, '' where there is none. */
  lot: string;
  receipt: string;
}

export interface DeliveryTable {
  id: string;
  lead_id: string;
  target: string;
  /** pending, delivered or dead. */
  state: string;
  attempts: number;
  /** Not before this. */
  due_at: string;
  /** '' or who is at it, and until when nobody else may be. */
  claimed_by: string;
  claimed_until: string;
  last_error: string;
  delivered_at: string;
}

export interface QuarantineTable {
  id: string;
  run: number;
  source: string;
  place: string;
  reason: string;
  record: string;
  at: string;
}

export interface ContentEntryTable {
  /** files or wordpress; of two entries with one kind and slug that of wordpress is shown. */
  source: string;
  kind: string;
  slug: string;
  title: string;
  date: string;
  category: string;
  position: number;
  /** JSON: excerpt, html, templates, tags, image and what else the kind has. */
  body: string;
  hash: string;
}

export interface ContentDocumentTable {
  source: string;
  /** page, option or set. */
  kind: string;
  key: string;
  position: number;
  body: string;
  hash: string;
}

export interface RateTable {
  currency: string;
  /** Of the rate, not of the asking: YYYY-MM-DD. */
  day: string;
  /** ₽ for one unit, an exact decimal. */
  rub: string;
  source: string;
  fetched_at: string;
}

export interface CostSettingsTable {
  version: number;
  body: string;
  created_at: string;
  remark: string;
}

export interface LeaseTable {
  name: string;
  holder: string;
  until: string;
}

export type StateDb = Kysely<StateTables>;
