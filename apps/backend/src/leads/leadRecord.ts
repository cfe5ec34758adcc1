import type { Document } from '@vvoz/api/leads/document';
import type { LeadTable } from '../state/schema.ts';
import type { CaptchaMark } from './captcha/captchaMarks.ts';

/** Data that accompanies a request: a note to the phone number, analytics, the browser. Absent texts are ''. */
export interface LeadMetadata {
  /** The text that the visitor typed around the phone number: a second number, hours. */
  readonly telNote: string;
  /** The parameter `lead_id` of an advertisement; not the id of this lead. */
  readonly leadId: string;
  readonly roistatVisit: string;
  /** Bitrix24's trace of the visit, as JSON. */
  readonly trace: string;
  /** Version of the advertising consent that the visitor gave too. */
  readonly marketing: string;
  readonly userAgent: string;
  /** Result of the captcha. */
  readonly captcha: CaptchaMark;
  readonly utm: Readonly<Record<string, string>>;
}

/** A visitor's request. Times are ISO in UTC. Absent texts are ''. */
export interface Lead {
  readonly id: string;
  readonly idempotencyKey: string;
  readonly createdAt: string;
  /** The form that it was sent from. */
  readonly kind: string;
  readonly name: string;
  /** E.164. */
  readonly tel: string;
  readonly message: string;
  readonly host: string;
  readonly page: string;
  readonly ip: string;
  readonly consent: { readonly version: string; readonly at: string };
  readonly marks: LeadMetadata;
  /** The lot as it was offered, and its cost receipt. */
  readonly lot: Document | undefined;
  readonly receipt: Document | undefined;
}

/** Metadata of a lead that has none. */
export const NO_METADATA: LeadMetadata = {
  telNote: '',
  leadId: '',
  roistatVisit: '',
  trace: '',
  marketing: '',
  userAgent: '',
  captcha: '',
  utm: {},
};

const serializeDocument = (document: Document | undefined): string =>
  document ? JSON.stringify(document) : '';
const parseDocument = (text: string): Document | undefined =>
  text === '' ? undefined : (JSON.parse(text) as Document);

export const formatLeadRow = ({ idempotencyKey, createdAt, consent, ...lead }: Lead): LeadTable => ({
  ...lead,
  idempotency_key: idempotencyKey,
  created_at: createdAt,
  consent_version: consent.version,
  consent_at: consent.at,
  marks: JSON.stringify(lead.marks),
  lot: serializeDocument(lead.lot),
  receipt: serializeDocument(lead.receipt),
});

export const parseLeadRow = (row: LeadTable): Lead => ({
  id: row.id,
  idempotencyKey: row.idempotency_key,
  createdAt: row.created_at,
  kind: row.kind,
  name: row.name,
  tel: row.tel,
  message: row.message,
  host: row.host,
  page: row.page,
  ip: row.ip,
  consent: { version: row.consent_version, at: row.consent_at },
  marks: { ...NO_METADATA, ...(JSON.parse(row.marks || '{}') as Partial<LeadMetadata>) },
  lot: parseDocument(row.lot),
  receipt: parseDocument(row.receipt),
});
