import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { parseBucketUrl, type BucketLocation } from '../../lib/bucketUrl.ts';

/** The key of the examples in the documentation of S3. Its secret has characters that a URL escapes. */
export const EXAMPLE_KEY = 'AKIAIOSFODNN7EXAMPLE';
export const EXAMPLE_SECRET = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY';
const REGION = 'ru-central1';
const BUCKET = 'pictures';

/** An answer other than that of a sound service. `silent` never answers, `slow` never ends its body, `cut` breaks it off. */
export type Quirk =
  | 'silent'
  | 'slow'
  | 'cut'
  | { readonly status: number; readonly code?: string; readonly body?: string };

export interface BucketServer {
  readonly url: string;
  readonly location: BucketLocation;
  readonly objects: Map<string, Buffer>;
  /** `GET /pictures/drawn/ab/…` */
  readonly requests: string[];
}

export interface SignedRequest {
  readonly method: string;
  /** With the query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/**
 * Computes the signature of a request from its own headers, by the text of «Authenticating Requests: Using the
 * Authorization Header (AWS Signature Version 4)», for paths and queries without anything to escape.
 */
export function computeSignature({ method, path, headers }: SignedRequest, secret: string): string {
  const authorization = String(headers['authorization']);
  const [, scope = '', signed = ''] =
    /Credential=[^/]+\/([^, ]+), ?SignedHeaders=([^, ]+)/.exec(authorization) ?? [];
  const [route = '', query = ''] = path.split('?');
  const lines = signed.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const canonical = [
    method,
    route,
    query,
    lines.join(''),
    signed,
    String(headers['x-amz-content-sha256']),
  ].join('\n');
  const text = ['AWS4-HMAC-SHA256', String(headers['x-amz-date']), scope, sha256(canonical)].join('\n');
  const key = scope.split('/').reduce<string | Buffer>((last, part) => hmac(last, part), `AWS4${secret}`);
  return hmac(key, text).toString('hex');
}

/** Returns the code of the error with which a service refuses a request; undefined: it is signed well. */
function findFault(request: SignedRequest, body: Buffer): [number, string] | undefined {
  const { headers } = request;
  const authorization = String(headers['authorization']);
  const date = String(headers['x-amz-date']);
  const scope = `${EXAMPLE_KEY}/${date.slice(0, 8)}/${REGION}/s3/aws4_request`;
  if (!authorization.startsWith(`AWS4-HMAC-SHA256 Credential=${scope}, `)) return [403, 'InvalidAccessKeyId'];
  if (!/SignedHeaders=host;x-amz-content-sha256;x-amz-date, /.test(authorization))
    return [403, 'AccessDenied'];
  if (!authorization.endsWith(`Signature=${computeSignature(request, EXAMPLE_SECRET)}`))
    return [403, 'SignatureDoesNotMatch'];
  const hash = headers['x-amz-content-sha256'];
  if (hash !== 'UNSIGNED-PAYLOAD' && hash !== sha256(body)) return [400, 'XAmzContentSHA256Mismatch'];
  return undefined;
}

const refuse = (response: ServerResponse, status: number, code: string): void => {
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(
      `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${code}</Message></Error>`,
    );
};

const readBody = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
};

/**
 * Starts a server for the running test that speaks the part of S3 that pictures need: GET and PUT of an object in a
 * bucket, with errors as XML. It checks each signature by code of its own, and knows no list.
 */
export async function createBucketServer(
  findQuirk: (request: SignedRequest) => Quirk | undefined = () => undefined,
): Promise<BucketServer> {
  const objects = new Map<string, Buffer>();
  const requests: string[] = [];
  const answer = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = '', url: path = '', headers } = incoming;
    const request = { method, path, headers };
    requests.push(`${method} ${path}`);
    const quirk = findQuirk(request);
    if (quirk === 'silent') return;
    const body = await readBody(incoming);
    if (typeof quirk === 'object') {
      if (quirk.code !== undefined) return refuse(response, quirk.status, quirk.code);
      return void response.writeHead(quirk.status).end(quirk.body);
    }
    const fault = findFault(request, body);
    if (fault) return refuse(response, ...fault);
    if (!path.startsWith(`/${BUCKET}/`)) return refuse(response, 404, 'NoSuchBucket');
    if (method === 'PUT') {
      objects.set(path, body);
      return void response.writeHead(200, { etag: '"1"' }).end();
    }
    const object = objects.get(path);
    if (method !== 'GET' || path.includes('?')) return refuse(response, 405, 'MethodNotAllowed');
    if (!object) return refuse(response, 404, 'NoSuchKey');
    response.writeHead(200, { 'content-type': 'image/webp', 'content-length': object.length });
    if (quirk === undefined) return void response.end(object);
    response.write(object.subarray(0, object.length / 2), () => {
      if (quirk === 'cut') incoming.socket.destroy();
    });
  };
  const server = createServer((request, response) => void answer(request, response).catch(() => undefined));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const url = `s3+http://${EXAMPLE_KEY}:${encodeURIComponent(EXAMPLE_SECRET)}@${host}/${BUCKET}?region=${REGION}`;
  const location = parseBucketUrl(url);
  if (typeof location === 'string') throw new Error(location);
  return { url, location, objects, requests };
}
