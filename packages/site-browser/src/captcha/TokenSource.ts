/** Where the tokens of a captcha come from. Both reject with Outage when there is no network. */
export interface TokenSource {
  /** Called while the visitor fills in the form. Loads a script, or obtains a token early and returns it. */
  readonly prepare: () => Promise<string | void>;
  /** Obtains a token, which is valid for one request. */
  readonly obtain: () => Promise<string>;
}
