/**
 * network: no answer or half of one; timeout: none in time; http: a status that is no success; contract: an answer that
 * this protocol does not know.
 */
export type JpcenterErrorKind = 'network' | 'timeout' | 'http' | 'contract';

interface Details {
  /** What was asked, without the access code. */
  readonly url: string;
  readonly status?: number;
  readonly retryAfterMs?: number;
}

/**
 * jpcenter could not be read. It has no `cause`: what `fetch` throws may hold the address, and with it the access code.
 */
export class JpcenterError extends Error {
  override readonly name = 'JpcenterError';
  readonly kind: JpcenterErrorKind;
  readonly url: string;
  readonly status: number | undefined;
  /** How long the server asks to be left alone. */
  readonly retryAfterMs: number | undefined;

  constructor(kind: JpcenterErrorKind, what: string, { url, status, retryAfterMs }: Details) {
    super(`jpcenter: ${what} (${url})`);
    this.kind = kind;
    this.url = url;
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }

  /** The same question may be answered a little later. */
  get passing(): boolean {
    if (this.kind === 'http') return this.status === 429 || (this.status ?? 0) >= 500;
    return this.kind === 'network' || this.kind === 'timeout';
  }
}

/** A text without the access code: servers and proxies like to repeat the address in what they answer. */
export const hideCode = (text: string, code: string): string =>
  text.replaceAll(code, '***').replaceAll(encodeURIComponent(code), '***');
