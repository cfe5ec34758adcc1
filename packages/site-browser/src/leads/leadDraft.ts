/** The fields of a filled-in form. Absent texts are ''. */
export interface LeadDraft {
  /** Created with the first attempt and reused for each retry: requests with the same key are one lead. */
  readonly idempotencyKey: string;
  /** Kind of form: `form`, `modal`, `error`. */
  readonly kind: string;
  readonly tel: string;
  readonly name: string;
  readonly message: string;
  /** Versions of the texts that the visitor agreed to. `marketing` is absent without that consent. */
  readonly consent: {
    readonly version: string;
    readonly marketing?: string;
  };
  /** The lot of the page, with its price abroad. */
  readonly lot?: Readonly<Record<string, unknown>>;
  /** The receipt that was on screen: its id, its total in ₽, the choices that it was calculated for. */
  readonly receipt?: Readonly<Record<string, unknown>>;
}
