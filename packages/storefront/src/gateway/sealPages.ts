import type { ServerResponse } from 'node:http';
import { NONCE_MARK } from '@vvoz/api/headers/gatewayHeaders';
import { writeLog } from '../log/writeLog.ts';
import { setNamedHeaders } from '../next/setNamedHeaders.ts';
import { compressPage } from './compressPage.ts';
import { joinPageData } from './joinPageData.ts';

export interface SealOptions {
  /** The deployment's secret, which is the nonce of the page. */
  readonly placeholder: string;
  /** The visitor takes brotli. */
  readonly takesBrotli: boolean;
  readonly isHead: boolean;
}

const isPage = (response: ServerResponse): boolean =>
  String(response.getHeader('content-type') ?? '').startsWith('text/html');

/** The page as the gateway keeps it: with whole placeholders, compressed when the visitor takes that. */
async function sealPage(html: string, { placeholder, takesBrotli }: SealOptions) {
  const joined = joinPageData(html, placeholder);
  const compressed = takesBrotli ? await compressPage(joined, placeholder) : undefined;
  return compressed
    ? { body: compressed, headers: { 'content-encoding': 'br' } }
    : { body: Buffer.from(joined), headers: {} };
}

/** Header values without the placeholder: the policy gets a mark in its place, early requests for styles and fonts need none. */
const cleanHeader = (text: string, placeholder: string): string =>
  text
    .replaceAll(`'nonce-${placeholder}'`, `'nonce-${NONCE_MARK}'`)
    .replaceAll(`; nonce="${placeholder}"`, '');

/** Removes the placeholder from the headers, because the gateway replaces it in pages only. */
function cleanHeaders(response: ServerResponse, placeholder: string): void {
  for (const [name, value] of Object.entries(response.getHeaders())) {
    const text = String(value);
    if (!text.includes(placeholder)) continue;
    const cleaned = cleanHeader(text, placeholder);
    if (!cleaned.includes(placeholder)) response.setHeader(name, cleaned);
    else {
      response.removeHeader(name);
      writeLog({ level: 'error', message: `The header ${name} has the secret of the gateway: left out` });
    }
  }
}

/**
 * Makes a response send its page in one piece, sealed for the gateway. What is not a page goes through as it is. A page that
 * cannot be sealed is answered with 503, because it would show the secret.
 */
export function sealPages(response: ServerResponse, options: SealOptions): void {
  const original = {
    end: response.end.bind(response),
    flushHeaders: response.flushHeaders.bind(response),
    write: response.write.bind(response),
    writeHead: response.writeHead.bind(response),
  };
  const parts: Buffer[] = [];
  let isHeld: boolean | undefined;
  const holds = (): boolean => (isHeld ??= isPage(response));
  const keep = (chunk: unknown, encoding: unknown): void => {
    if (typeof chunk === 'string')
      parts.push(Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8'));
    else if (chunk instanceof Uint8Array) parts.push(Buffer.from(chunk));
  };

  async function finish(): Promise<void> {
    try {
      const { body, headers } = await sealPage(Buffer.concat(parts).toString(), options);
      cleanHeaders(response, options.placeholder);
      response.removeHeader('transfer-encoding');
      original.writeHead(response.statusCode, { ...headers, 'content-length': body.length });
      original.end(options.isHead ? undefined : body);
    } catch (error) {
      writeLog({ level: 'error', message: 'A page cannot be sent to the gateway', detail: String(error) });
      for (const name of response.getHeaderNames()) response.removeHeader(name);
      original.writeHead(503, { 'retry-after': '30', 'cache-control': 'no-store', 'content-length': 0 });
      original.end();
    }
  }

  Object.assign(response, {
    writeHead: (...args: Parameters<typeof original.writeHead>) => {
      response.statusCode = args[0];
      setNamedHeaders(response, args.at(-1));
      if (holds()) return response;
      cleanHeaders(response, options.placeholder);
      return original.writeHead(args[0]);
    },
    flushHeaders: () => void (holds() || original.flushHeaders()),
    write: (...args: Parameters<typeof original.write>) => {
      if (!holds()) return original.write(...args);
      keep(args[0], args[1]);
      for (const done of args) if (typeof done === 'function') done();
      return true;
    },
    end: (...args: Parameters<typeof original.end>) => {
      if (!holds()) return original.end(...args);
      keep(args[0], args[1]);
      void finish();
      return response;
    },
  });
}
