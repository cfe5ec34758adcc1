import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export interface RecordedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface HttpResponse {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** A string is sent unchanged, anything else as JSON. */
  readonly body?: unknown;
  /** silent: never answers; cut: closes the connection without an answer. */
  readonly fault?: 'silent' | 'cut';
}

/** Returns the time limit for this answer in a test, ms. Only a silent server should reach it. */
export const getResponseMs = ({ fault }: HttpResponse): number => (fault === 'silent' ? 200 : 10_000);

export interface TestServer {
  readonly url: string;
  readonly requests: RecordedRequest[];
}

/** Starts a server for the running test that records requests and answers with `answer`. */
export async function startHttpServer(
  answer: (request: RecordedRequest) => HttpResponse,
): Promise<TestServer> {
  const requests: RecordedRequest[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const recorded = { method, path: url, headers, body: Buffer.concat(parts).toString() };
      requests.push(recorded);
      const { status = 200, headers: given = {}, body = '', fault } = answer(recorded);
      if (fault === 'cut') request.socket.destroy();
      if (fault) return;
      response.writeHead(status, given).end(typeof body === 'string' ? body : JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  );
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests };
}
