import { STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { RESPONSE_HEADERS, PLAIN_POLICY } from '@vvoz/api/headers/responseHeaders';

const HARDENED = new WeakSet<Server>();

/** Answers with one line of plain text, for requests that no page answers. */
export function respondPlainly(
  response: ServerResponse,
  status: number,
  headers: Readonly<Record<string, string>> = {},
): void {
  const body = `${status} ${STATUS_CODES[status]}\n`;
  response
    .writeHead(status, {
      'content-type': 'text/plain; charset=utf-8',
      'content-length': body.length,
      ...headers,
    })
    .end(response.req.method === 'HEAD' ? undefined : body);
}

const HEADERS = { ...RESPONSE_HEADERS, 'content-security-policy': PLAIN_POLICY };
const HEADER_LINES = Object.entries(HEADERS)
  .map(([name, value]) => `${name}: ${value}\r\n`)
  .join('');

/** Answers on the socket, because a request that Node's HTTP parser refuses never becomes one. */
function respondUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status =
    error.code === 'HPE_HEADER_OVERFLOW' ? 431 : error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${HEADER_LINES}content-length: 0\r\nconnection: close\r\n\r\n`,
  );
}

/** Ends a connection that asks for another protocol: no page and no call has one. */
export function refuseUpgrade(socket: Duplex): void {
  socket.on('error', () => undefined);
  socket.end(
    `HTTP/1.1 400 ${STATUS_CODES[400]}\r\n${HEADER_LINES}content-length: 0\r\nconnection: close\r\n\r\n`,
  );
}

/** Adds security headers to answers that Node gives by itself: to unreadable requests, unknown expectations, no host. */
export function hardenServer(server: Server): void {
  if (HARDENED.has(server)) return;
  HARDENED.add(server);
  server.on('clientError', respondUnreadable);
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    respondPlainly(response, 417, HEADERS);
  });
  // Node reads this at each request. `screenHeaders.ts` refuses one without a host instead.
  Object.assign(server, { requireHostHeader: false });
}
