import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { getErrorMessage } from '../../lib/getErrorMessage.ts';
import type { PictureHosts } from '../../lib/pictureHosts.ts';
import { PictureFault } from './PictureFault.ts';
import { createPublicLookup, isPublicAddress, type Resolve } from './publicLookup.ts';

export interface FetchPictureOptions {
  readonly hosts: PictureHosts;
  /** Limit for all redirects and the body together, ms. */
  readonly timeoutMs?: number;
  readonly maxBytes?: number;
  readonly resolve?: Resolve;
}

const TIMEOUT_MS = 8000;
const MAX_BYTES = 12 << 20;
const MAX_REDIRECTS = 3;

/** Separate agents, so that a request never reuses a connection whose address was not checked. */
const PLAIN_AGENT = new http.Agent({ keepAlive: true });
const TLS_AGENT = new https.Agent({ keepAlive: true });

const HEADERS = {
  accept: 'image/avif,image/webp,image/jpeg,image/png,image/gif;q=0.8',
  'user-agent': 'Mozilla/5.0 (compatible; Vvoz)',
};

/** Sends one request. Returns the answer with its body unread. Throws PictureFault. */
async function sendRequest(url: URL, { hosts, resolve }: FetchPictureOptions, signal: AbortSignal) {
  const permission = hosts(url);
  if (permission === 'refused') throw new PictureFault('refused', `${url.host} is not in the list of hosts`);
  const isChecked = permission === 'public only';
  const literal = url.hostname.replaceAll(/^\[|\]$/g, '');
  // A connection to an address is made without `lookup`.
  if (isChecked && isIP(literal) !== 0 && !isPublicAddress(literal))
    throw new PictureFault('refused', `${url.host} is not a public address`);
  const isTls = url.protocol === 'https:';
  const { request } = isTls ? https : http;
  const options = {
    signal,
    headers: HEADERS,
    agent: isTls ? TLS_AGENT : PLAIN_AGENT,
    ...(isChecked ? { lookup: createPublicLookup(resolve) } : {}),
  };
  return new Promise<IncomingMessage>((resolved, failed) => {
    request(url, options, resolved)
      .on('error', (error) => {
        const kind = error.name === 'PrivateAddress' ? 'refused' : 'down';
        failed(new PictureFault(kind, `${url.host}: ${getErrorMessage(error)}`, { cause: error }));
      })
      .end();
  });
}

/** Reads a body. Throws PictureFault as soon as it is too large, or when it breaks off. */
async function readBody(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const tooLarge = () => new PictureFault('absent', `the picture is larger than ${maxBytes} bytes`);
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    if (Number(response.headers['content-length']) > maxBytes) response.destroy(tooLarge());
    for await (const chunk of response as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxBytes) throw tooLarge();
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof PictureFault) throw error;
    throw new PictureFault('down', `the picture breaks off: ${getErrorMessage(error)}`, { cause: error });
  }
  return Buffer.concat(chunks, size);
}

const isRedirection = (status = 0): boolean => [301, 302, 303, 307, 308].includes(status);
/** Statuses that may be temporary. */
const isTemporary = (status = 0): boolean => status === 408 || status === 429 || status >= 500;

/** Fetches the bytes and follows redirects. Throws PictureFault. */
async function follow(address: string, options: FetchPictureOptions, signal: AbortSignal): Promise<Buffer> {
  let url = URL.parse(address);
  for (let hop = 0; hop <= MAX_REDIRECTS && url; hop += 1) {
    const response = await sendRequest(url, options, signal);
    const { statusCode: status, headers } = response;
    if (status === 200) return readBody(response, options.maxBytes ?? MAX_BYTES);
    response.destroy();
    if (!isRedirection(status))
      throw new PictureFault(isTemporary(status) ? 'down' : 'absent', `${url.host} answers HTTP ${status}`);
    url = URL.parse(headers.location ?? '', url);
  }
  throw new PictureFault('absent', url ? 'too many redirections' : 'the address is not a URL');
}

/**
 * Fetches the bytes at a picture's address; they need not be a picture. Each redirect is checked like the address
 * itself. Throws PictureFault, within `timeoutMs` in any case.
 */
export async function fetchPicture(address: string, options: FetchPictureOptions): Promise<Buffer> {
  const { timeoutMs = TIMEOUT_MS } = options;
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    return await follow(address, options, signal);
  } catch (error) {
    if (!signal.aborted) throw error;
    throw new PictureFault('down', `no whole picture in ${timeoutMs} ms`, { cause: error });
  }
}
