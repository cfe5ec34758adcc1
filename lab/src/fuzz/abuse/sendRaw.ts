import { connect } from 'node:net';
import type { RawRequest } from './rawRequest.ts';

/** The answer of a server to a raw request, or how it closed the connection. */
export interface RawResponse {
  /** 0 when the connection was closed without an answer. */
  readonly status: number;
  /** In lower case, without the status line. */
  readonly head: string;
  /** The beginning of the body. */
  readonly body: Buffer;
  /** True when the server neither completed an answer nor closed the connection in time. */
  readonly isHung: boolean;
  /** True when nobody listens any more. */
  readonly isRefused: boolean;
  readonly ms: number;
}

/** A server must have answered or closed the connection after this time, ms. */
export const MAX_RESPONSE_MS = 30_000;
/** Bytes of an answer that are kept. A list page has less. */
const MAX_KEPT = 600_000;
const HEAD_END = '\r\n\r\n';

interface Head {
  readonly status: number;
  readonly text: string;
  readonly end: number;
}

/** Reads the head of the final answer and skips those of 1xx; undefined while the head is incomplete. */
function readHead(received: Buffer, from = 0): Head | undefined {
  const end = received.indexOf(HEAD_END, from);
  if (end < 0) return undefined;
  const text = received.toString('latin1', from, end);
  const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(text)?.[1] ?? 0);
  return status >= 100 && status < 200 && status !== 101
    ? readHead(received, end + HEAD_END.length)
    : { status, text: text.slice(text.indexOf('\r\n') + 2).toLowerCase(), end: end + HEAD_END.length };
}

/** True when all of the answer has arrived. An event stream never ends, so its head is enough. */
function isWhole({ status, text, end }: Head, received: Buffer, isHead: boolean): boolean {
  if (isHead || status === 204 || status === 304 || text.includes('text/event-stream')) return true;
  const length = /^content-length: (\d+)/m.exec(text)?.[1];
  if (length !== undefined) return received.length - end >= Number(length);
  return (
    text.includes('transfer-encoding: chunked') &&
    received.subarray(-7).toString('latin1').endsWith('0\r\n\r\n')
  );
}

/** Sends the bytes on a connection of their own. Never rejects. */
export function sendRaw(base: URL, { bytes, isComplete }: RawRequest): Promise<RawResponse> {
  const begun = performance.now();
  const isHead = bytes.subarray(0, 5).toString('latin1') === 'HEAD ';
  return new Promise((resolve) => {
    let received: Buffer = Buffer.alloc(0);
    let head: Head | undefined;
    const socket = connect(Number(base.port || 80), base.hostname);
    const finish = (isHung: boolean, isRefused = false) => {
      clearTimeout(timer);
      socket.destroy();
      resolve({
        status: head?.status ?? 0,
        head: head?.text ?? '',
        body: received.subarray(head?.end ?? 0),
        isHung,
        isRefused,
        ms: performance.now() - begun,
      });
    };
    const timer = setTimeout(() => finish(true), MAX_RESPONSE_MS);
    socket.on('data', (chunk) => {
      if (received.length < MAX_KEPT) received = Buffer.concat([received, chunk]);
      head ??= readHead(received);
      if (head && isWhole(head, received, isHead)) finish(false);
    });
    socket.on('error', (error: NodeJS.ErrnoException) => finish(false, error.code === 'ECONNREFUSED'));
    socket.on('close', () => finish(false));
    // A server may refuse a request before it has read all of it. A failed write is then not a fault.
    socket.write(bytes);
    if (!isComplete) socket.end();
  });
}
