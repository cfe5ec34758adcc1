import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { encodeXmlBody, formatXmlRow } from './jpcenterServerBody.ts';
import { listen, type LocalServer } from './listen.ts';
import { zipBehindPrefix } from './zlibBehindPrefix.ts';
import { respondSql, SqlRefused, type JpcenterRow, type JpcenterTables } from './jpcenterServerSql.ts';

/** A fault of one answer. */
export type JpcenterFault =
  | { readonly kind: 'status'; readonly status: number; readonly retryAfter?: string; readonly body?: string }
  /** The connection breaks in the middle of the body. */
  | { readonly kind: 'cut' }
  | { readonly kind: 'slow'; readonly ms: number }
  /** The body lacks its end, and the declared length is that of the shortened body. */
  | { readonly kind: 'truncated' }
  /** Replaces rows, by index from 0, with the given text: JSON or XML of one row. */
  | { readonly kind: 'rows'; readonly rows: Readonly<Record<number, string>> }
  | {
      readonly kind: 'body';
      readonly body: string | Buffer;
      readonly headers?: Readonly<Record<string, string>>;
    };

export interface JpcenterServerOptions {
  /** Rows by table. A function is called for each query, so that a test can change the rows. */
  readonly tables: JpcenterTables | (() => JpcenterTables);
  readonly code?: string;
  /** Queries answered before the server says «Daily Limit». */
  readonly dailyLimit?: number;
  /** Packing of `/gzip/`. `zlib`: zlib data after eight bytes of a gzip header, as the primary server sends it. */
  readonly packing?: 'gzip' | 'zlib';
  /**
   * Formats a field name; `request` counts from 1. The real server writes some answers in upper case, some in lower.
   */
  readonly formatName?: (name: string, request: number) => string;
  /** Begins JSON with NUL bytes, as the real servers sometimes do. */
  readonly leadingNuls?: boolean;
  /** False: leaves out the API-… headers. */
  readonly limitHeaders?: boolean;
  /** Chooses the fault of an answer; requests count from 1. */
  readonly fault?: (request: number, sql: string) => JpcenterFault | undefined;
}

export interface JpcenterServer extends LocalServer {
  readonly code: string;
  /** The requests so far, in order. */
  readonly requests: readonly { readonly path: string; readonly sql: string; readonly ip: string | null }[];
}

/** Starts a server that speaks jpcenter's protocol over rows in memory, on a free port of this machine. */
export async function startJpcenterServer(options: JpcenterServerOptions): Promise<JpcenterServer> {
  const {
    tables,
    code = 'Secret0Code',
    dailyLimit = 10_000,
    limitHeaders = true,
    fault: chooseFault,
  } = options;
  const { formatName, leadingNuls = false } = options;
  const pack = options.packing === 'zlib' ? zipBehindPrefix : gzipSync;
  const requests: JpcenterServer['requests'][number][] = [];
  let used = 0;

  function formatLimitHeaders(): Record<string, string> {
    if (!limitHeaders) return {};
    const rest = Math.max(0, dailyLimit - used);
    return { 'API-Counter': String(used), 'API-Limit': String(dailyLimit), 'API-Rest': String(rest) };
  }

  const rename = (row: JpcenterRow): JpcenterRow =>
    formatName === undefined
      ? row
      : Object.fromEntries(
          Object.entries(row).map(([name, value]) => [formatName(name, requests.length), value]),
        );

  function buildBody(sql: string, json: boolean, fault: JpcenterFault | undefined): Buffer {
    const rows = respondSql(sql, typeof tables === 'function' ? tables() : tables).map((row) => rename(row));
    const texts = rows.map((row) => (json ? JSON.stringify(row) : formatXmlRow(row)));
    if (fault?.kind === 'rows') for (const [at, row] of Object.entries(fault.rows)) texts[Number(at)] = row;
    const nuls = leadingNuls ? '\0\0' : '';
    const body = json ? Buffer.from(`${nuls}[${texts.join(',')}]`) : encodeXmlBody(texts);
    return fault?.kind === 'truncated' ? body.subarray(0, Math.floor(body.byteLength * 0.6)) : body;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const sql = searchParams.get('sql') ?? '';
    const json = searchParams.has('json');
    const gzip = pathname === '/gzip/';
    requests.push({ path: pathname, sql, ip: searchParams.get('ip') });
    const fault = chooseFault?.(requests.length, sql);

    const send = (status: number, body: string | Buffer, headers: Readonly<Record<string, string>> = {}) => {
      const bytes = gzip ? pack(body) : Buffer.from(body);
      const type = json ? 'application/json' : 'text/xml; charset=windows-1251';
      response.writeHead(status, {
        'content-type': gzip ? 'application/octet-stream' : type,
        'content-length': bytes.byteLength,
        ...formatLimitHeaders(),
        ...headers,
      });
      if (fault?.kind !== 'cut') response.end(bytes);
      // The first half must be sent before the connection breaks.
      else response.write(bytes.subarray(0, bytes.byteLength / 2), () => response.socket?.destroy());
    };

    if (!gzip && pathname !== '/api/') return send(404, 'not found');
    if (searchParams.get('code') !== code) return send(403, `wrong code: ${request.url}`);
    if (fault?.kind === 'slow') await setTimeout(fault.ms, undefined, { ref: false });
    if (fault?.kind === 'status') {
      const { status, body = `error at ${request.url}`, retryAfter } = fault;
      return send(status, body, retryAfter === undefined ? {} : { 'retry-after': retryAfter });
    }
    if (used >= dailyLimit) return send(200, ' Daily Limit\r\n');
    used += 1;
    if (fault?.kind === 'body') {
      response.writeHead(200, { ...formatLimitHeaders(), ...fault.headers });
      response.end(fault.body);
      return undefined;
    }
    try {
      return send(200, buildBody(sql, json, fault));
    } catch (error) {
      if (!(error instanceof SqlRefused)) throw error;
      return send(400, error.message);
    }
  }

  const server = await listen((request, response) => {
    answer(request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  return { ...server, code, requests };
}
