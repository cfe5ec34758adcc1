import { STATUS_CODES } from 'node:http';
import { buildEnvelope } from './errors.ts';
import { SERVER_HEADERS } from './serverHeaders.ts';

const HEADER_LINES = Object.entries(SERVER_HEADERS)
  .map(([name, value]) => `${name}: ${value}\r\n`)
  .join('');

/** The part of a socket that an answer needs. */
interface AnsweredSocket {
  readonly destroyed: boolean;
  readonly writable: boolean;
  readonly end: (text: string) => unknown;
  readonly destroy: () => unknown;
}

/** Answers on the socket, because a request that Node's HTTP parser refuses never reaches a handler. */
export function sendClientError(error: NodeJS.ErrnoException, socket: AnsweredSocket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const status =
    error.code === 'HPE_HEADER_OVERFLOW' ? 431 : error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
  const body = JSON.stringify(
    buildEnvelope('bad_request', `The request cannot be read: ${STATUS_CODES[status]}`),
  );
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\ncontent-type: application/json; charset=utf-8\r\n` +
      HEADER_LINES +
      `cache-control: no-store\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
}
