import { randomUUID } from 'node:crypto';
import { request as sendRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { ERROR_PAGE_PATH, formatErrorHeaders } from '../errors/errorHeaders.ts';
import type { PageFailure } from '../errors/readPageFailure.ts';
import { writeLog } from '../log/writeLog.ts';

const TOKEN_HEADER = 'x-vvoz-error-token';
/** Known to this process only, so that nobody else can choose the text of an error page. */
const TOKEN = randomUUID();
const TIMEOUT_MS = 5000;
/** When a client may request a page of a failing backend again, s. */
export const RETRY_AFTER_SECONDS = '30';

/** True for the server's own request for the error page. */
export const isOwnRequest = ({ headers }: IncomingMessage): boolean => headers[TOKEN_HEADER] === TOKEN;

interface ErrorDocument {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Headers of one connection or of one body. */
const LEFT_OUT = [
  'connection',
  'content-length',
  'expect',
  'if-modified-since',
  'if-none-match',
  'keep-alive',
  'range',
  'transfer-encoding',
  'upgrade',
];
const selectHeaders = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !LEFT_OUT.includes(name)));

async function load(request: IncomingMessage, failure: PageFailure): Promise<ErrorDocument> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    sendRequest(
      {
        host: request.socket.localAddress,
        port: request.socket.localPort,
        path: ERROR_PAGE_PATH,
        headers: { ...selectHeaders(request.headers), ...formatErrorHeaders(failure), [TOKEN_HEADER]: TOKEN },
        agent: false,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      },
      resolve,
    )
      .on('error', reject)
      .end();
  });
  const body = await buffer(answer);
  if (answer.statusCode !== 200) throw new Error(`${ERROR_PAGE_PATH} answered ${answer.statusCode}`);
  return { headers: selectHeaders(answer.headers), body };
}

/** A minimal page for the case that the error page fails too. */
const createBareDocument = ({ status, message }: PageFailure): ErrorDocument => ({
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: Buffer.from(
    `<!doctype html><html lang="ru"><meta charset="utf-8"><title>${status}</title><h1>Страница не открылась</h1>` +
      `<p>${status} <span lang="en">${message.replaceAll('<', '&lt;')}</span></p><p><a href="/">Вернуться на главную</a></p>`,
  ),
});

/** Requests the error page from this server with the visitor's headers. Never throws. */
export async function fetchErrorPage(request: IncomingMessage, failure: PageFailure): Promise<ErrorDocument> {
  const page = await load(request, failure).catch((error: unknown) => {
    writeLog({ level: 'error', message: 'The error page failed', detail: String(error), path: request.url });
    return createBareDocument(failure);
  });
  return {
    body: page.body,
    headers: {
      ...page.headers,
      'cache-control': 'private, no-store',
      'content-length': String(page.body.length),
      ...(failure.status === 503 ? { 'retry-after': RETRY_AFTER_SECONDS } : {}),
    },
  };
}
