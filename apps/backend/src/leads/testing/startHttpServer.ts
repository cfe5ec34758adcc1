import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export interface HeardRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface HttpAnswer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** A text as it is, anything else as JSON. */
  readonly body?: unknown;
  /** Never answers, or cuts the line before it does. */
  readonly fault?: 'silent' | 'cut';
}

export interface TestServer {
  readonly url: string;
  readonly heard: HeardRequest[];
}

/** A server for the running test that writes down what it hears and answers as told. */
export async function startHttpServer(answer: (request: HeardRequest) => HttpAnswer): Promise<TestServer> {
  const heard: HeardRequest[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const told = { method, path: url, headers, body: Buffer.concat(parts).toString() };
      heard.push(told);
      const { status = 200, headers: given = {}, body = '', fault } = answer(told);
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
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, heard };
}
