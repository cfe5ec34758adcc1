import { request as sendRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { ServerAddress } from '../log/exchange.ts';

/** A page as this server has rendered it. */
export interface OwnPage {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer<ArrayBuffer>;
}

/** Headers of one connection or of one body. */
const LEFT_OUT = [
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

const selectHeaders = (headers: IncomingHttpHeaders, leftOut = LEFT_OUT): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !leftOut.includes(name)));

/**
 * Asks this server for a page of its own, with the visitor's headers and some more. Throws when it does not answer with
 * 200 within five seconds.
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
        headers: selectHeaders(headers),
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
      LEFT_OUT.filter((name) => name !== 'content-type'),
    ),
    body,
  };
}
