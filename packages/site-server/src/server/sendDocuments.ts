import type { ServerResponse } from 'node:http';
import { matchesTag } from '@vvoz/api/headers/matchesTag';
import { writeLog } from '../log/writeLog.ts';
import { chooseCoding, type Coding } from '../pages/chooseCoding.ts';
import type { PageBody } from '../pages/createPageBody.ts';
import type { Middleware } from './middleware.ts';

/** Compresses a document; undefined when that fails. */
const compress = (body: PageBody, coding: Coding): Promise<Buffer | undefined> =>
  body.encode(coding).catch((error: unknown) => {
    writeLog({ level: 'error', message: 'Page compression failed', detail: String(error) });
    return undefined;
  });

function nameCoding(response: ServerResponse): void {
  if (!/\baccept-encoding\b/i.test(String(response.getHeader('vary') ?? '')))
    response.appendHeader('vary', 'accept-encoding');
}

/**
 * Sends documents, with their length and compressed if the visitor accepts that. The framework would compress each piece of
 * the stream by itself, which costs three times as much. A browser that has the document already gets 304.
 */
export const sendDocuments: Middleware = async (exchange, next) => {
  const { request, response } = exchange;
  const { 'accept-encoding': accepted, 'if-none-match': known } = request.headers;
  await next();
  const { document } = exchange;
  if (!document) return;
  if (document.plain.length > 0) nameCoding(response);
  response.removeHeader('transfer-encoding');
  const tag = response.getHeader('etag');
  if (response.statusCode === 200 && typeof tag === 'string' && matchesTag(known, tag)) {
    response.statusCode = 304;
    exchange.send();
    return;
  }
  const coding = document.plain.length === 0 ? undefined : chooseCoding(accepted);
  const compressed = coding === undefined ? undefined : await compress(document, coding);
  if (compressed) response.setHeader('content-encoding', String(coding));
  const body = compressed ?? document.plain;
  response.setHeader('content-length', body.length);
  exchange.send(body);
};
