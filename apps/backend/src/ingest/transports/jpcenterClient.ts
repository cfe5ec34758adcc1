import { BodyTooLarge, readBody } from './jpcenterBody.ts';
import { hideCode, JpcenterError } from './jpcenterError.ts';
import { readLimits, type JpcenterLimits } from './jpcenterLimits.ts';
import { retryAfterMs, retrying, type Pause } from './jpcenterRetry.ts';

export interface JpcenterAccess {
  /** `http://host`: the queries go to `/api/` or `/gzip/` below it. */
  readonly baseUrl: string;
  /** The access code: it goes into the address and nowhere else. */
  readonly code: string;
  readonly format: 'json' | 'xml';
  /** Asks for a gzip body. */
  readonly gzip?: boolean;
  /** The address that the account is bound to, where it is. */
  readonly ip?: string;
  /** For one query with its body. */
  readonly timeoutMs?: number;
  /** Attempts after the first one. */
  readonly retries?: number;
  /** Of one answer, packed or unpacked. */
  readonly maxBytes?: number;
  readonly signal?: AbortSignal;
  /** Told after each answer. */
  readonly onLimits?: (limits: JpcenterLimits) => void;
  /** Waits between two attempts. */
  readonly pause?: Pause;
}

export interface JpcenterAnswer {
  /** What was asked, without the access code. */
  readonly url: string;
  readonly bytes: Buffer;
  readonly limits: JpcenterLimits;
}

const TIMEOUT_MS = 60_000;
const RETRIES = 3;
/** 250 rows take less than one. */
const MAX_BYTES = 16 << 20;
const SHOWN = 200;

/** The address that queries are appended to, without its secrets; throws a TypeError for one that cannot be used. */
function endpoint({ baseUrl, code, gzip = false }: JpcenterAccess): string {
  if (code === '') throw new TypeError('jpcenter needs an access code.');
  const base = URL.parse(baseUrl);
  if (!base || !/^https?:$/.test(base.protocol) || base.username !== '' || base.password !== '')
    throw new TypeError('The address of jpcenter must be http(s)://host, without a name and a password.');
  return `${base.origin}${base.pathname.replace(/\/+$/, '')}/${gzip ? 'gzip' : 'api'}/`;
}

/** What broke, in a word: the code of the system's error where there is one. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause: unknown = error.cause;
  if (cause instanceof Error) return (cause as NodeJS.ErrnoException).code ?? cause.message;
  return (error as NodeJS.ErrnoException).code ?? error.message;
}

/**
 * Returns what asks jpcenter one SQL query at a time. It rejects with a JpcenterError when the retries did not help, or
 * with the reason of the signal; a daily limit is no error but an answer whose `limits.spent` is true.
 */
export function jpcenterClient(access: JpcenterAccess): (sql: string) => Promise<JpcenterAnswer> {
  const { code, format, ip, timeoutMs = TIMEOUT_MS, retries = RETRIES, maxBytes = MAX_BYTES } = access;
  const { signal, onLimits, pause } = access;
  const at = endpoint(access);
  const flags = format === 'json' ? 'json&' : '';
  const secret = `${ip === undefined ? '' : `ip=${encodeURIComponent(ip)}&`}${flags}code=${encodeURIComponent(code)}`;

  async function ask(sql: string, attempt: number): Promise<JpcenterAnswer> {
    const query = `sql=${encodeURIComponent(sql)}`;
    const url = hideCode(`${at}?${flags}${query}`, code);
    const times = attempt > 1 ? `, attempt ${attempt}` : '';
    const timeout = AbortSignal.timeout(timeoutMs);
    let response: Response;
    let bytes: Buffer;
    try {
      response = await fetch(`${at}?${secret}&${query}`, {
        // The access code is not carried on to where a redirect leads.
        redirect: 'manual',
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      });
      bytes = await readBody(response, maxBytes);
    } catch (error) {
      if (error instanceof BodyTooLarge) throw new JpcenterError('contract', error.message, { url });
      if (timeout.aborted)
        throw new JpcenterError('timeout', `no answer in ${timeoutMs} ms${times}`, { url });
      throw new JpcenterError('network', hideCode(reasonOf(error), code) + times, { url });
    }
    const limits = readLimits(response.headers, bytes);
    onLimits?.(limits);
    if (response.ok || limits.spent) return { url, bytes, limits };
    const { status } = response;
    const said = hideCode(bytes.toString('utf8'), code).slice(0, SHOWN).trim();
    throw new JpcenterError('http', `HTTP ${status}${times}${said === '' ? '' : `, «${said}»`}`, {
      url,
      status,
      retryAfterMs: retryAfterMs(response.headers.get('retry-after')),
    });
  }

  return (sql) => retrying((attempt) => ask(sql, attempt), { retries, signal, pause });
}
