import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { TRACEPARENT_HEADER } from '@vvoz/telemetry/trace/traceContext';
import { ERROR_PAGE_PATH, formatErrorHeaders } from '../errors/errorHeaders.ts';
import type { PageFailure } from '../errors/readPageFailure.ts';
import { readStorefrontEnv } from '../env.ts';
import { getKnownTelephone } from '../errors/knownTelephone.ts';
import { REQUEST_ID_HEADER } from '../log/requestId.ts';
import { writeLog } from '../log/writeLog.ts';
import { formatTelHref } from '../shell/telHref.ts';
import { fetchOwnPage, type OwnPage } from './fetchOwnPage.ts';

const TOKEN_HEADER = 'x-vvoz-error-token';
/** Known to this process only, so that nobody else can choose what an error page says. */
const TOKEN = randomUUID();
/** After how many seconds a client may request a page of a failing backend again. */
export const RETRY_AFTER_SECONDS = '30';

/**
 * The visitor's headers that the error page depends on. The others are not sent: all of the visitor's headers, together
 * with those added here, could exceed Node's limit.
 */
const PASSED_HEADERS = [
  'host',
  'user-agent',
  'accept-encoding',
  'x-forwarded-host',
  'x-forwarded-proto',
  REQUEST_ID_HEADER,
  TRACEPARENT_HEADER,
];
const MAX_PASSED = 500;

const selectPassed = ({ headers }: IncomingMessage): IncomingHttpHeaders =>
  Object.fromEntries(
    PASSED_HEADERS.map((name) => [name, headers[name]]).filter(
      ([, value]) => value !== undefined && value.length <= MAX_PASSED,
    ),
  ) as IncomingHttpHeaders;

/** True for the server's own request for the error page. */
export const isOwnRequest = ({ headers }: IncomingMessage): boolean => headers[TOKEN_HEADER] === TOKEN;

const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A minimal page for the case that the error page fails too. */
function createBareDocument({ status, message }: PageFailure): OwnPage {
  const tel = getKnownTelephone() ?? readStorefrontEnv().tel;
  const call =
    tel === undefined ? '' : `<p>Позвоните нам: <a href="${formatTelHref(tel)}">${escapeHtml(tel)}</a></p>`;
  return {
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: Buffer.from(
      `<!doctype html><html lang="ru"><meta charset="utf-8"><title>${status}</title><h1>Страница не открылась</h1>` +
        `<p>${status} <span lang="en">${escapeHtml(message)}</span></p>${call}<p><a href="/">Вернуться на главную</a></p>`,
    ),
  };
}

/** Requests the error page from this server with the visitor's headers. Never throws. */
export async function fetchErrorPage(request: IncomingMessage, failure: PageFailure): Promise<OwnPage> {
  const { localAddress: host, localPort: port } = request.socket;
  const headers = { ...selectPassed(request), ...formatErrorHeaders(failure), [TOKEN_HEADER]: TOKEN };
  const page = await fetchOwnPage({ host, port }, ERROR_PAGE_PATH, headers).catch((error: unknown) => {
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
