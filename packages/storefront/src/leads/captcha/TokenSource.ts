/** Where the tokens of a captcha come from. Both reject with TypeError when there is no network. */
export interface TokenSource {
  /** Gets ready while the visitor fills in the form: loads a script, or obtains the token already. */
  readonly prepare: () => Promise<unknown>;
  /** Obtains a token, which is good for one request. */
  readonly obtain: () => Promise<string>;
}
