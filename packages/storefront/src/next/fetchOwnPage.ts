import { request as sendRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { ServerAddress } from '../log/exchange.ts';

/** A page that this server has rendered. */
export interface OwnPage {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer<ArrayBuffer>;
}

/** Headers of a connection, a body or a cached copy, which are not passed on. */
const DROPPED_HEADERS = [
  'connection',
  'content-length',
  'content-type',
  'expect',
  'if-modified-since',
  'if-none-match',
  'keep-alive',
  'range',
  'transfer-encoding',
  'upgrade',
];
const TIMEOUT_MS = 5000;

/** Next writes `http` for a direct connection. This server would take that for a gateway without TLS, and redirect. */
const dropPlainScheme = ({ 'x-forwarded-proto': scheme, ...headers }: IncomingHttpHeaders) =>
  scheme === 'https' ? { ...headers, 'x-forwarded-proto': scheme } : headers;

const selectHeaders = (headers: IncomingHttpHeaders, dropped = DROPPED_HEADERS): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.includes(name)));

/**
 * Requests a page from this server. Throws unless it answers with 200 within five seconds.
 * @param headers the headers of the visitor's request, and others that the page needs
 */
export async function fetchOwnPage(
  { host, port }: ServerAddress,
  path: string,
  headers: IncomingHttpHeaders,
): Promise<OwnPage> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    sendRequest(
      {
        host,
        port,
        path,
        headers: selectHeaders(dropPlainScheme(headers)),
        agent: false,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      },
      resolve,
    )
      .on('error', reject)
      .end();
  });
  const body = await buffer(answer);
  if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}`);
  return {
    headers: selectHeaders(
      answer.headers,
      DROPPED_HEADERS.filter((name) => name !== 'content-type'),
    ),
    body,
  };
}
