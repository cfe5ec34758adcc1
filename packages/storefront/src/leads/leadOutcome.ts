/** What became of a request that a visitor sent. */
export type LeadOutcome =
  /** The backend has it on its disk. */
  | { readonly status: 'sent'; readonly id: string }
  /** The device keeps it and sends it when there is a connection. */
  | { readonly status: 'kept' }
  /** A field is wrong; `messageRu` says what to correct. */
  | { readonly status: 'refused'; readonly field: string; readonly messageRu: string }
  /** Too many requests came from this address. */
  | { readonly status: 'limited'; readonly retrySeconds: number }
  /** No captcha token was obtained, so nothing was sent. */
  | { readonly status: 'unverified' }
  /** It could be neither sent nor kept. */
  | { readonly status: 'failed' };
