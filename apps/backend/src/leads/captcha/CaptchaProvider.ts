import type { VariableGroup } from '../../lib/variableGroup.ts';
import type { State } from '../../state/openState.ts';

/** A provider's decision about a token. */
export type CaptchaVerdict =
  /** `score`: from 0 (a program) to 1 (a human). */
  | { readonly kind: 'passed'; readonly score: number }
  /** expired: the token was valid earlier; wrong: it never was. */
  | { readonly kind: 'refused'; readonly reason: 'wrong' | 'expired' };

export interface CaptchaVisitor {
  readonly ip: string;
  readonly signal: AbortSignal;
}

/** Score of a token that its provider accepts without a score: above the threshold of a bot, below certainty. */
export const DEFAULT_SCORE = 0.9;

/** Decides whether a captcha token is valid. */
export interface CaptchaProvider {
  readonly name: string;
  /** Throws CaptchaUnavailable when the provider gives no usable answer. */
  readonly examine: (token: string, visitor: CaptchaVisitor) => Promise<CaptchaVerdict>;
  /**
   * Returns what identifies a token, so that it is used once in any encoding. Default: the token itself. Never throws.
   */
  readonly identify?: (token: string) => string;
  /** Creates a challenge for the browser; absent when the provider's own script obtains its tokens. */
  readonly createChallenge?: () => Promise<object>;
}

/** A row of CAPTCHA_ROWS. `open` is a method, so that rows with different settings fit into one table. */
export interface CaptchaRow<Settings = unknown> {
  /** Value of VVOZ_CAPTCHA. */
  readonly name: string;
  /**
   * The company that gets data of visitors, as the privacy policy names it; undefined when no other company gets any.
   */
  readonly recipient?: string;
  readonly variables: VariableGroup<Settings>;
  open(settings: Settings, state: Pick<State, 'db'>): Promise<CaptchaProvider>;
}

export const defineCaptcha = <Settings>(row: CaptchaRow<Settings>): CaptchaRow<Settings> => row;

/** The provider gave no usable answer. `code` is logged, so it must not contain the visitor's data. */
export class CaptchaUnavailable extends Error {
  override readonly name = 'CaptchaUnavailable';
  readonly code: string;
  constructor(code: string) {
    super(`The captcha provider gave no usable answer: ${code}`);
    this.code = code;
  }
}
