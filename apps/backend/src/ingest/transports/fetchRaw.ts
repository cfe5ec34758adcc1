import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { Readable } from 'node:stream';

/** Statuses without a body: `Response` throws when it gets one for them. */
const WITHOUT_BODY = new Set([204, 205, 304]);

function toResponse(message: IncomingMessage): Response {
  const headers = new Headers();
  for (const [name, values] of Object.entries(message.headersDistinct))
    for (const value of values ?? []) headers.append(name, value);
  const status = message.statusCode ?? 0;
  if (WITHOUT_BODY.has(status)) {
    message.resume();
    return new Response(null, { status, headers });
  }
  return new Response(Readable.toWeb(message) as ReadableStream<Uint8Array>, { status, headers });
}

/**
 * Like `fetch`, but returns the body unchanged and does not follow redirects. `fetch` unpacks the body by its
 * Content-Encoding and fails when that header is wrong.
 */
export const fetchRaw = (url: string, { signal }: { readonly signal: AbortSignal }): Promise<Response> =>
  new Promise((resolve, reject) => {
    const request = url.startsWith('https:') ? requestHttps : requestHttp;
    request(url, { signal }, (message) => {
      // Without a listener, an error after the end of the body would end the process.
      message.on('error', () => {});
      resolve(toResponse(message));
    })
      .on('error', reject)
      .end();
  });
