import {
  parseBaseAddress,
  getBytes,
  GetError,
  type GetResponse,
  type GetOptions,
} from '../../transports/getBytes.ts';
import { hideCode, JpcenterError, type JpcenterErrorKind } from './jpcenterError.ts';
import { readLimits, type JpcenterLimits } from './jpcenterLimits.ts';

export interface JpcenterAccess extends Pick<
  GetOptions,
  'timeoutMs' | 'retries' | 'maxBytes' | 'signal' | 'pause'
> {
  /** `http://host`; queries go to `/api/` or `/gzip/` on it. */
  readonly baseUrl: string;
  /** The access code. It is sent in the address and appears nowhere else. */
  readonly code: string;
  readonly format: 'json' | 'xml';
  /** Requests packed bodies, until one cannot be unpacked. */
  readonly gzip?: boolean;
  /** The IP address sent with queries that are not made for a visitor, such as those of imports. */
  readonly ip: string;
  /** Called after each answer. */
  readonly onLimits?: (limits: JpcenterLimits) => void;
}

export interface JpcenterResponse {
  /** The requested address, without the access code. */
  readonly url: string;
  readonly bytes: Buffer;
  readonly limits: JpcenterLimits;
}

const TIMEOUT_MS = 60_000;
/** A page of 250 rows takes less than 1 MiB. */
const MAX_BYTES = 16 << 20;
const MAX_QUOTED = 200;

const KINDS: Readonly<Record<GetError['kind'], JpcenterErrorKind>> = {
  network: 'network',
  timeout: 'timeout',
  'too large': 'contract',
  'not unpacked': 'contract',
  redirected: 'contract',
};

/** Sends one SQL query. `ip`: the address of the visitor for whom it is made, if any. */
export type QueryJpcenter = (sql: string, visitor?: { readonly ip: string }) => Promise<JpcenterResponse>;

const formatAttempts = (attempts: number): string => (attempts > 1 ? `, attempt ${attempts}` : '');

/**
 * Returns a function that sends SQL queries to jpcenter. It rejects with a JpcenterError when all retries fail, or with
 * the reason of the signal. A daily limit is not an error: the answer's `limits.spent` is true. After a body that
 * cannot be unpacked it requests plain ones.
 */
export function createJpcenterClient(access: JpcenterAccess): QueryJpcenter {
  const { baseUrl, code, format, gzip = false, ip: ownIp, onLimits, ...getOptions } = access;
  if (code === '') throw new TypeError('jpcenter needs an access code.');
  const base = parseBaseAddress(baseUrl);
  const flags = format === 'json' ? 'json&' : '';
  const options: GetOptions = {
    timeoutMs: TIMEOUT_MS,
    maxBytes: MAX_BYTES,
    ...getOptions,
    // Content-Encoding is wrong on some servers. This also keeps a redirect from sending the access code to another
    // host.
    raw: true,
    isFinal: ({ headers, bytes }) => readLimits(headers, bytes).spent,
  };
  let packed = gzip;

  async function get(
    sql: string,
    ip: string,
  ): Promise<{ readonly response: GetResponse; readonly url: string }> {
    const at = `${base}/${packed ? 'gzip' : 'api'}/`;
    const query = `sql=${encodeURIComponent(sql)}`;
    const url = hideCode(`${at}?${flags}${query}`, code);
    const secret = `ip=${encodeURIComponent(ip)}&${flags}code=${encodeURIComponent(code)}`;
    try {
      return { response: await getBytes(`${at}?${secret}&${query}`, options), url };
    } catch (error) {
      access.signal?.throwIfAborted();
      if (!(error instanceof GetError)) throw error;
      const { kind, message, attempts } = error;
      if (kind === 'not unpacked' && packed) {
        packed = false;
        return get(sql, ip);
      }
      throw new JpcenterError(KINDS[kind], hideCode(message, code) + formatAttempts(attempts), { url });
    }
  }

  return async (sql, visitor) => {
    const { response, url } = await get(sql, visitor?.ip ?? ownIp);
    const { status, headers, bytes, attempts } = response;
    const limits = readLimits(headers, bytes);
    onLimits?.(limits);
    if ((status >= 200 && status < 300) || limits.spent) return { url, bytes, limits };
    const text = hideCode(bytes.toString('utf8'), code).slice(0, MAX_QUOTED).trim();
    const quoted = text === '' ? '' : `, «${text}»`;
    throw new JpcenterError('http', `HTTP ${status}${formatAttempts(attempts)}${quoted}`, { url, status });
  };
}
