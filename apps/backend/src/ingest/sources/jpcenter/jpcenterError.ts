import { OperatorError } from '../../../lib/OperatorError.ts';

/**
 * network: no answer or an incomplete one; timeout: no answer in time; http: an error status; code: the access code is
 * wrong or a demo; contract: an answer that does not fit the protocol.
 */
export type JpcenterErrorKind = 'network' | 'timeout' | 'http' | 'code' | 'contract';

interface Details {
  /** The requested address, without the access code. */
  readonly url: string;
  readonly status?: number;
}

/** jpcenter could not be read. It has no `cause`, because that error may contain the address with the access code. */
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

/** Removes the access code from a text, because servers and proxies may repeat the address in their answers. */
export const hideCode = (text: string, code: string): string =>
  text.replaceAll(code, '***').replaceAll(encodeURIComponent(code), '***');
