import type { Kysely } from 'kysely';

/**
 * The operator's data: everything that is not the catalogue. It lives in its own SQLite file, or in PostgreSQL, with
 * the same schema. Times are ISO texts in UTC, so that they sort by time. Structures are JSON texts. Flags are 0 and 1.
 */
export interface StateTables {
  /**
   * Visitors' requests, one row each. A row changes only when a consent is withdrawn or its personal data is removed.
   */
  lead: LeadTable;
  /** The outbox: one row per lead and target. */
  delivery: DeliveryTable;
  /** Messages between visitors and managers. */
  chat_message: ChatMessageTable;
  /** The register of personal data that was removed. */
  privacy_log: PrivacyLogTable;
  /** The register of consents that visitors gave and withdrew. Rows are only added. */
  consent_event: ConsentEventTable;
  /** Every text that somebody has agreed to. */
  consent_text: ConsentTextTable;
  /** The last imports of each source. */
  feed_run: FeedRunTable;
  /** Feed records that could not be read. */
  quarantine: QuarantineTable;
  /** Articles, news, instructions, videos, questions, reviews, documents. */
  content_entry: ContentEntryTable;
  /** Page records by host and path, site options, sets and motorcycles: a JSON document per key. */
  content_document: ContentDocumentTable;
  /** Rates of the Bank of Russia, by currency and day. */
  rate: RateTable;
  /** The operator's settings of the cost engine. Each change is a new version. */
  cost_settings: CostSettingsTable;
  /** The holders of work that only one process may do at a time. */
  lease: LeaseTable;
  /** Captcha tokens of the last minutes, so that each is used once. */
  captcha_token: CaptchaTokenTable;
  /** Small values of the backend: the version of the content, the last run of a job. */
  note: { name: string; value: string };
}

export interface LeadTable {
  id: string;
  /** The sender's key. Two requests with the same key are one lead. */
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
  /** LeadMetadata as JSON. */
  marks: string;
  /** The lot as it was offered, and its cost receipt: JSON, or ''. */
  lot: string;
  receipt: string;
}

export interface CaptchaTokenTable {
  /** SHA-256 of what identifies the token (`CaptchaProvider.identify`). */
  id: string;
  /** Idempotency key of the lead that used it; '' when only its score was requested. */
  used_by: string;
  /** The provider's verdict as JSON. Providers check a token only once. */
  verdict: string;
  /** When the row may be removed. */
  until: string;
}

export interface DeliveryTable {
  id: string;
  lead_id: string;
  target: string;
  /** pending, delivered or dead. */
  state: string;
  attempts: number;
  /** The earliest time of the next attempt. */
  due_at: string;
  /** The worker that holds the delivery, or ''; until `claimed_until` no other worker may take it. */
  claimed_by: string;
  claimed_until: string;
  last_error: string;
  delivered_at: string;
  /** What the target tells of the lead: won, lost or spam; '' while it is open, or if the target does not tell. */
  outcome: string;
  /** When the outcome was read first; '' without one. */
  outcome_at: string;
}

export interface ChatMessageTable {
  /** Chosen by the sender, so that a repeated message is stored once. */
  id: string;
  /** A secret of the visitor's browser: who knows it may read the conversation. */
  conversation: string;
  at: string;
  /** visitor or manager. */
  author: string;
  text: string;
  host: string;
  page: string;
  /** When it was sent to the managers' messenger; '' before. */
  forwarded_at: string;
  /** Its number in that messenger, to which a manager's answer refers; '' before. */
  forwarded_as: string;
}

/** A removal of personal data: numbers, without any of the data. */
export interface PrivacyLogTable {
  id: string;
  at: string;
  /** request (the person asked for it) or retention. */
  cause: string;
  leads: number;
  /** Deliveries that did not take place. */
  cancelled: number;
  chat_messages: number;
  /** JSON: numbers of the leads that each target has received, and of the messages that the managers' chat has. */
  passed_on: string;
}

/** A consent or its withdrawal, without the person's data: `lead_id` refers to the request until that is forgotten. */
export interface ConsentEventTable {
  id: string;
  /** The server's time. */
  at: string;
  lead_id: string;
  /** given or withdrawn. */
  act: string;
  /** request or marketing. */
  scope: string;
  version: string;
  /** The text in `consent_text`; '' when no published text has the version, and for a withdrawal. */
  text_hash: string;
  host: string;
  page: string;
}

export interface ConsentTextTable {
  /** SHA-256 of title and HTML. */
  hash: string;
  /** The page that shows it: `/soglasie`. */
  path: string;
  version: string;
  title: string;
  html: string;
  /** When somebody agreed to it first. */
  since: string;
}

export interface FeedRunTable {
  id: string;
  /** `jpcenter/korea`; a source without tables has its own name, `cbr`. */
  source: string;
  started_at: string;
  finished_at: string;
  /** running, done, part (something of the feed was missing) or failed. */
  outcome: string;
  /** Why it failed, for the operator. */
  error: string;
  /** JSON: dropped fields and unknown words, with counts and examples. */
  losses: string;
  read: number;
  added: number;
  changed: number;
  unchanged: number;
  withdrawn: number;
  quarantined: number;
  skipped: number;
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
  /** files or wordpress. Of two entries with the same kind and slug, the one of wordpress is shown. */
  source: string;
  kind: string;
  slug: string;
  title: string;
  date: string;
  category: string;
  position: number;
  /** JSON: excerpt, html, templates, tags, image and other fields of the kind. */
  body: string;
  hash: string;
}

export interface ContentDocumentTable {
  source: string;
  /** page, option, set or moto. */
  kind: string;
  key: string;
  position: number;
  body: string;
  hash: string;
}

export interface RateTable {
  currency: string;
  /** The day of the rate, not of its import: YYYY-MM-DD. */
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
