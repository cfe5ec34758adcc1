import { get, request, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface GatewayResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Decompressed. */
  readonly text: string;
  /** The body as it was sent. */
  readonly bytes: Buffer;
}

export interface GatewayRequest {
  readonly host?: string;
  readonly method?: string;
  readonly headers?: IncomingHttpHeaders;
  readonly body?: string;
}

const decompress = (bytes: Buffer, coding: string | undefined): Buffer =>
  coding === 'br' ? brotliDecompressSync(bytes) : coding === 'gzip' ? gunzipSync(bytes) : bytes;

/** Requests a path of a gateway on this machine, by default as a visitor of the main site. */
export function requestGateway(
  port: number,
  path: string,
  { host = 'main.localhost', method = 'GET', headers = {}, body }: GatewayRequest = {},
): Promise<GatewayResponse> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, method, headers: { ...headers, host } };
    const sent = (method === 'GET' ? get : request)(options, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part)).on('error', reject);
      response.on('end', () => {
        const bytes = Buffer.concat(parts);
        const text =
          bytes.length === 0 ? '' : decompress(bytes, response.headers['content-encoding']).toString();
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text, bytes });
      });
    }).on('error', reject);
    if (method !== 'GET') sent.end(body);
  });
}
