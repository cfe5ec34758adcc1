/** What a visitor has filled in, as the form gives it. Absent texts are ''. */
export interface LeadDraft {
  /** Requests with the same key are one lead: created when the form is first sent, kept for each retry. */
  readonly idempotencyKey: string;
  /** Which form it is: `form`, `modal`, `error`, `chat`. */
  readonly kind: string;
  readonly tel: string;
  readonly name: string;
  readonly message: string;
  /** The texts that the visitor agreed to, by their versions. `marketing` is absent without a yes. */
  readonly consent: {
    readonly version: string;
    readonly marketing?: string;
  };
  /** The lot of the page, with the sum that the visitor saw. */
  readonly lot?: Readonly<Record<string, unknown>>;
  /** Id of the receipt that was on screen. */
  readonly receipt?: Readonly<Record<string, unknown>>;
}
