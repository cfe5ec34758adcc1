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
  /** Asks for a packed body until one cannot be unpacked. */
  readonly gzip?: boolean;
  /** The address that queries are made for, where no visitor asks: an import's. */
  readonly ip: string;
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
  'not unpacked': 'contract',
};

/** Asks one SQL query; `ip` is the address of the visitor that it is made for, where there is one. */
export type QueryJpcenter = (sql: string, visitor?: { readonly ip: string }) => Promise<JpcenterAnswer>;

const nth = (attempts: number): string => (attempts > 1 ? `, attempt ${attempts}` : '');

/**
 * Returns what asks jpcenter one SQL query at a time. It rejects with a JpcenterError when the retries did not help, or
 * with the reason of the signal; a daily limit is no error but an answer whose `limits.spent` is true. Once a body could
 * not be unpacked it asks for plain ones.
 */
export function jpcenterClient(access: JpcenterAccess): QueryJpcenter {
  const { baseUrl, code, format, gzip = false, ip: ownIp, onLimits, ...getOptions } = access;
  if (code === '') throw new TypeError('jpcenter needs an access code.');
  const base = baseAddress(baseUrl);
  const flags = format === 'json' ? 'json&' : '';
  const options: GetOptions = {
    timeoutMs: TIMEOUT_MS,
    maxBytes: MAX_BYTES,
    ...getOptions,
    // Also keeps the access code from being carried on to where a redirect leads.
    raw: true,
    isFinal: ({ headers, bytes }) => readLimits(headers, bytes).spent,
  };
  let packed = gzip;

  async function get(sql: string, ip: string): Promise<{ readonly answer: GetAnswer; readonly url: string }> {
    const at = `${base}/${packed ? 'gzip' : 'api'}/`;
    const query = `sql=${encodeURIComponent(sql)}`;
    const url = hideCode(`${at}?${flags}${query}`, code);
    const secret = `ip=${encodeURIComponent(ip)}&${flags}code=${encodeURIComponent(code)}`;
    try {
      return { answer: await getBytes(`${at}?${secret}&${query}`, options), url };
    } catch (error) {
      access.signal?.throwIfAborted();
      if (!(error instanceof GetError)) throw error;
      const { kind, message, attempts } = error;
      if (kind === 'not unpacked' && packed) {
        packed = false;
        return get(sql, ip);
      }
      throw new JpcenterError(KINDS[kind], hideCode(message, code) + nth(attempts), { url });
    }
  }

  return async (sql, visitor) => {
    const { answer, url } = await get(sql, visitor?.ip ?? ownIp);
    const { status, headers, bytes, attempts } = answer;
    const limits = readLimits(headers, bytes);
    onLimits?.(limits);
    if ((status >= 200 && status < 300) || limits.spent) return { url, bytes, limits };
    const text = hideCode(bytes.toString('utf8'), code).slice(0, MAX_QUOTED).trim();
    const quoted = text === '' ? '' : `, «${text}»`;
    throw new JpcenterError('http', `HTTP ${status}${nth(attempts)}${quoted}`, { url, status });
  };
}
