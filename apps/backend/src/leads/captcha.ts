/** Whether a visitor is a human being. Providers come with options; without one nobody is asked. */
export interface CaptchaCheck {
  readonly name: string;
  /** From 0, a program, to 1, a human being. Throws where the provider cannot be asked. */
  readonly score: (
    token: string,
    visitor: { readonly ip: string; readonly signal: AbortSignal },
  ) => Promise<number>;
}

/** Above the threshold of a bot (0.5), below certainty. */
const UNASKED = 0.9;

/** No provider is configured: everybody counts as a human being. */
export const noCaptcha: CaptchaCheck = { name: 'none', score: async () => UNASKED };
