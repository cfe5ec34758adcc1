import { OperatorError } from '../../../lib/OperatorError.ts';

/**
 * network: no answer or half of one; timeout: none in time; http: a status that is no success; code: the access code is
 * wrong or a demo; contract: an answer that this protocol does not know.
 */
export type JpcenterErrorKind = 'network' | 'timeout' | 'http' | 'code' | 'contract';

interface Details {
  /** What was asked, without the access code. */
  readonly url: string;
  readonly status?: number;
}

/** jpcenter could not be read. It has no `cause`: an error from below may hold the address, and with it the access code. */
export class JpcenterError extends OperatorError {
  override readonly name = 'JpcenterError';
  readonly kind: JpcenterErrorKind;
  readonly url: string;
  readonly status: number | undefined;

  constructor(kind: JpcenterErrorKind, what: string, { url, status }: Details) {
    super(`jpcenter: ${what} (${url})`);
    this.kind = kind;
    this.url = url;
    this.status = status;
  }
}

/** A text without the access code: servers and proxies like to repeat the address in what they answer. */
export const hideCode = (text: string, code: string): string =>
  text.replaceAll(code, '***').replaceAll(encodeURIComponent(code), '***');
