/** Fields of the form that can be wrong, by their names on the wire. */
export const LEAD_FIELDS = ['name', 'tel', 'message', 'consent'] as const;
export type LeadField = (typeof LEAD_FIELDS)[number];

/** A sentence for each wrong field. */
export type LeadFieldErrors = Readonly<Partial<Record<LeadField, string>>>;

/** What a visitor can refer to later. */
export interface LeadReference {
  /** «104-233», the same as the manager sees. */
  readonly number: string;
  /** When it was sent or stored: «25 ноября, 14:05». */
  readonly time: string;
  /** What the request was about. */
  readonly about?: string | undefined;
}

/** What the form shows. */
export type LeadFormState =
  | { readonly status: 'idle' }
  | { readonly status: 'sending' }
  /** Fields are wrong; nothing was sent. */
  | { readonly status: 'refused'; readonly errors: LeadFieldErrors }
  | { readonly status: 'sent'; readonly reference?: LeadReference | undefined }
  /** The device keeps the request until there is a connection. */
  | { readonly status: 'kept'; readonly reference?: LeadReference | undefined }
  | { readonly status: 'limited'; readonly retrySeconds: number }
  /** The captcha did not confirm that the visitor is human: nothing was sent. */
  | { readonly status: 'unverified' }
  /** The request could be neither sent nor kept. */
  | { readonly status: 'failed' };
