import http from 'node:http';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import { pipeline, type Readable } from 'node:stream';
import { text } from 'node:stream/consumers';

/** Kinds of requests in the report. */
export type RequestKind = 'page' | 'call' | 'lot' | 'file' | 'picture' | 'crawler';

/** An answer as its visitor saw it. */
export interface Exchange {
  readonly kind: RequestKind;
  readonly path: string;
  /** 0: no answer. */
  readonly status: number;
  /** Until the last byte, ms. */
  readonly ms: number;
  /** The header X-Cache, in capitals: HIT, MISS, STALE …; empty where there is none. */
  readonly cache: string;
}

export interface VisitorClientOptions {
  /** The port of this machine to connect to, whatever the name of the site. */
  readonly port: number;
  /** The header Host. */
  readonly host: string;
  /** The IP address of this visitor alone, from 127.0.0.0/8, so that visitors do not share a limit. */
  readonly address: string;
  readonly userAgent: string;
  readonly signal: AbortSignal;
  readonly onExchange: (exchange: Exchange) => void;
}

/** As many connections as a browser opens to one host. */
const MAX_CONNECTIONS = 6;
/** How long a visitor waits for an answer, ms. */
const MAX_WAIT_MS = 30_000;

/** Decompresses an answer. When the connection breaks, reading the result fails too. */
const decode = (response: http.IncomingMessage): Readable => {
  const coding = response.headers['content-encoding'];
  if (coding !== 'br' && coding !== 'gzip') return response;
  // The reader of the result sees the error.
  return pipeline(response, coding === 'br' ? createBrotliDecompress() : createGunzip(), () => undefined);
};

const readHeader = (value: string | readonly string[] | undefined): string =>
  (typeof value === 'string' ? value : (value?.[0] ?? '')).toUpperCase();

/** Sends the requests of one visitor over connections that stay open, and reports each of them. */
export class VisitorClient {
  readonly #options: VisitorClientOptions;
  readonly #agent = new http.Agent({ keepAlive: true, maxSockets: MAX_CONNECTIONS });

  constructor(options: VisitorClientOptions) {
    this.#options = options;
  }

  /** Requests a path. Returns the text of a 2xx answer, otherwise undefined. */
  async get(kind: RequestKind, path: string): Promise<string | undefined> {
    const { signal, onExchange } = this.#options;
    const begun = performance.now();
    const report = (status: number, cache: string) =>
      onExchange({ kind, path, status, ms: performance.now() - begun, cache });
    try {
      const response = await this.#request(path);
      const body = await text(decode(response));
      const status = response.statusCode ?? 0;
      report(status, readHeader(response.headers['x-cache']));
      return status >= 200 && status < 300 ? body : undefined;
    } catch {
      // The end of the run is no fault of the site.
      if (!signal.aborted) report(0, '');
      return undefined;
    }
  }

  #request(path: string): Promise<http.IncomingMessage> {
    const { port, host, address, userAgent, signal } = this.#options;
    return new Promise((resolve, reject) => {
      const request = http.get(
        {
          agent: this.#agent,
          host: '127.0.0.1',
          port,
          path,
          // Other systems have only 127.0.0.1; there the header alone names the visitor.
          ...(process.platform === 'linux' ? { localAddress: address } : {}),
          headers: {
            host,
            'user-agent': userAgent,
            'accept-encoding': 'gzip, br',
            'x-forwarded-for': address,
          },
          signal: AbortSignal.any([signal, AbortSignal.timeout(MAX_WAIT_MS)]),
        },
        resolve,
      );
      request.on('error', reject);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}
