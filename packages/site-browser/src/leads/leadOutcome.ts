/** Outcome of sending a visitor's request. */
export type LeadOutcome =
  /** The backend has stored it. */
  | { readonly status: 'sent'; readonly id: string }
  /** Stored on the device, which sends it when there is a connection. */
  | { readonly status: 'kept' }
  /** A field is wrong; `messageRu` says what to correct. */
  | { readonly status: 'refused'; readonly field: string; readonly messageRu: string }
  /** Too many requests came from this address. */
  | { readonly status: 'limited'; readonly retrySeconds: number }
  /** No captcha token was obtained or accepted, so nothing was saved. */
  | { readonly status: 'unverified' }
  /** It could be neither sent nor stored on the device. */
  | { readonly status: 'failed' };
