import type { IncomingMessage, ServerResponse } from 'node:http';
import { writeLog } from '../log/writeLog.ts';
import { holdPage } from '../next/holdPage.ts';
import { findKind } from '../next/visitorLimits.ts';
import { createPageGzip } from './pageGzip.ts';

const gzipPage = createPageGzip();

const NONCE = /'nonce-([^']+)'/;

/** True for addresses of documents. What has an extension is a file, and may be long. */
const isDocumentPath = (url: string): boolean => {
  const [path = ''] = url.split('?', 1);
  return findKind(path) === 'pages' && !path.slice(path.lastIndexOf('/')).includes('.');
};

const takesGzip = ({ headers }: IncomingMessage): boolean =>
  /\bgzip\b/.test(String(headers['accept-encoding']));

/**
 * Makes a response send its page in one piece, compressed. The framework would compress each piece of the stream by itself,
 * which costs three times as much. What is not a page is left to the framework.
 */
export function gzipPages(request: IncomingMessage, response: ServerResponse): void {
  if (request.method !== 'GET' || !isDocumentPath(request.url ?? '/')) return;
  const isCompressed = takesGzip(request);
  // The framework leaves the page as it is.
  delete request.headers['accept-encoding'];
  holdPage(response, {
    finish: async (page, send) => {
      response.appendHeader('vary', 'accept-encoding');
      if (!isCompressed || page.length === 0) return send(page);
      const [, nonce] = NONCE.exec(String(response.getHeader('content-security-policy'))) ?? [];
      const compressed = await gzipPage(page, nonce).catch((error: unknown) => {
        writeLog({ level: 'error', message: 'A page could not be compressed', detail: String(error) });
        return undefined;
      });
      if (compressed) send(compressed, { 'content-encoding': 'gzip' });
      else send(page);
    },
  });
}
