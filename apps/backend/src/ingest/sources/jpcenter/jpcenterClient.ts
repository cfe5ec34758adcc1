import {
  baseAddress,
  getBytes,
  GetError,
  type GetAnswer,
  type GetOptions,
} from '../../transports/getBytes.ts';
import { hideCode, JpcenterError, type JpcenterErrorKind } from './jpcenterError.ts';
import { readLimits, type JpcenterLimits } from './jpcenterLimits.ts';

export interface JpcenterAccess extends Pick<
  GetOptions,
  'timeoutMs' | 'retries' | 'maxBytes' | 'signal' | 'pause'
> {
  /** `http://host`: the queries go to `/api/` or `/gzip/` below it. */
  readonly baseUrl: string;
  /** The access code: it goes into the address and nowhere else. */
  readonly code: string;
  readonly format: 'json' | 'xml';
  /** Asks for a gzip body. */
  readonly gzip?: boolean;
  /** The address that the account is bound to, where it is. */
  readonly ip?: string;
  /** Called after each answer. */
  readonly onLimits?: (limits: JpcenterLimits) => void;
}

export interface JpcenterAnswer {
  /** What was asked, without the access code. */
  readonly url: string;
  readonly bytes: Buffer;
  readonly limits: JpcenterLimits;
}

const TIMEOUT_MS = 60_000;
/** 250 rows take less than one. */
const MAX_BYTES = 16 << 20;
const MAX_QUOTED = 200;

const KINDS: Readonly<Record<GetError['kind'], JpcenterErrorKind>> = {
  network: 'network',
  timeout: 'timeout',
  'too large': 'contract',
};

const nth = (attempts: number): string => (attempts > 1 ? `, attempt ${attempts}` : '');

/**
 * Returns what asks jpcenter one SQL query at a time. It rejects with a JpcenterError when the retries did not help, or
 * with the reason of the signal; a daily limit is no error but an answer whose `limits.spent` is true.
 */
export function jpcenterClient(access: JpcenterAccess): (sql: string) => Promise<JpcenterAnswer> {
  const { baseUrl, code, format, gzip = false, ip, onLimits, ...getOptions } = access;
  if (code === '') throw new TypeError('jpcenter needs an access code.');
  const at = `${baseAddress(baseUrl)}/${gzip ? 'gzip' : 'api'}/`;
  const flags = format === 'json' ? 'json&' : '';
  const secret = `${ip === undefined ? '' : `ip=${encodeURIComponent(ip)}&`}${flags}code=${encodeURIComponent(code)}`;
  const options: GetOptions = {
    timeoutMs: TIMEOUT_MS,
    maxBytes: MAX_BYTES,
    ...getOptions,
    // The access code is not carried on to where a redirect leads.
    redirect: 'manual',
    isFinal: ({ headers, bytes }) => readLimits(headers, bytes).spent,
  };

  async function get(query: string, url: string): Promise<GetAnswer> {
    try {
      return await getBytes(`${at}?${secret}&${query}`, options);
    } catch (error) {
      access.signal?.throwIfAborted();
      if (!(error instanceof GetError)) throw error;
      const { kind, message, attempts } = error;
      throw new JpcenterError(KINDS[kind], hideCode(message, code) + nth(attempts), { url });
    }
  }

  return async (sql) => {
    const query = `sql=${encodeURIComponent(sql)}`;
    const url = hideCode(`${at}?${flags}${query}`, code);
    const { status, headers, bytes, attempts } = await get(query, url);
    const limits = readLimits(headers, bytes);
    onLimits?.(limits);
    if ((status >= 200 && status < 300) || limits.spent) return { url, bytes, limits };
    const text = hideCode(bytes.toString('utf8'), code).slice(0, MAX_QUOTED).trim();
    const quoted = text === '' ? '' : `, «${text}»`;
    throw new JpcenterError('http', `HTTP ${status}${nth(attempts)}${quoted}`, { url, status });
  };
}
