/** A captcha provider: estimates whether a visitor is human. */
export interface CaptchaCheck {
  readonly name: string;
  /** From 0 (a program) to 1 (a human). Throws when the provider does not answer. */
  readonly score: (
    token: string,
    visitor: { readonly ip: string; readonly signal: AbortSignal },
  ) => Promise<number>;
}

/** Above the usual threshold of a bot (0.5), below certainty. */
const DEFAULT_SCORE = 0.9;

/** Used when no provider is configured. Every visitor counts as human. */
export const noCaptcha: CaptchaCheck = { name: 'none', score: async () => DEFAULT_SCORE };
