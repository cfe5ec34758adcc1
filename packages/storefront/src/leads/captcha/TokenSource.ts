/** Where the tokens of a captcha come from. Both reject with TypeError when there is no network. */
export interface TokenSource {
  /** Gets ready while the visitor fills in the form: loads a script, or already obtains the token, which it returns. */
  readonly prepare: () => Promise<string | void>;
  /** Obtains a token, which is good for one request. */
  readonly obtain: () => Promise<string>;
}
