import { connect } from 'node:net';

export interface LoadOptions {
  readonly port: number;
  /** Formats the HTTP request of the visitor with this number. */
  readonly formatRequest: (visitor: number) => string;
  /** Open connections. Each sends its next request when the answer to the last one is complete. */
  readonly connections: number;
  readonly seconds: number;
  readonly signal: AbortSignal;
}

export interface LoadResult {
  readonly requestsPerSecond: number;
  /** How long each answer took, ms. */
  readonly times: readonly number[];
  /** Bytes of an answer with its headers, on average. */
  readonly bytes: number;
  /** Answers that were not 200, and connections that broke. */
  readonly failed: number;
}

const GOOD = Buffer.from('HTTP/1.1 200 ');
/** End of a chunked answer. */
const END = Buffer.from('0\r\n\r\n');

const endsWith = (bytes: Buffer): boolean => bytes.subarray(-END.length).equals(END);

/** Reads how many bytes an answer has from the packet it begins with; undefined for a chunked answer. */
function findSize(first: Buffer): number | undefined {
  const bodyAt = first.indexOf('\r\n\r\n') + 4;
  const length = /\r\ncontent-length: (\d+)/i.exec(first.toString('latin1', 0, bodyAt))?.[1];
  return length === undefined ? undefined : bodyAt + Number(length);
}

/**
 * Requests an address over and over. It looks at the beginning and the end of each answer only, because a load generator
 * that shares cores with the server must cost less than the server does.
 */
export async function loadPage({
  port,
  formatRequest,
  connections,
  seconds,
  signal,
}: LoadOptions): Promise<LoadResult> {
  const times: number[] = [];
  let [failed, received, visitor] = [0, 0, 0];
  const begun = performance.now();
  const until = begun + seconds * 1000;

  const work = () =>
    new Promise<void>((resolve) => {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true });
      let [sentAt, tail, read] = [0, Buffer.alloc(0), 0];
      let size: number | undefined;
      const send = () => {
        read = 0;
        sentAt = performance.now();
        socket.write(formatRequest((visitor += 1)));
      };
      socket.on('connect', send);
      socket.on('data', (data) => {
        received += data.length;
        if (read === 0) {
          if (!data.subarray(0, GOOD.length).equals(GOOD)) failed += 1;
          size = findSize(data);
        }
        read += data.length;
        tail = data.length >= END.length ? data : Buffer.concat([tail.subarray(-END.length), data]);
        if (size === undefined ? !endsWith(tail) : read < size) return;
        const now = performance.now();
        times.push(now - sentAt);
        if (now < until && !signal.aborted) send();
        else socket.end();
      });
      socket.on('error', () => void (failed += 1));
      socket.on('close', () => resolve());
    });

  await Promise.all(Array.from({ length: connections }, work));
  const elapsed = (performance.now() - begun) / 1000;
  return {
    requestsPerSecond: times.length / elapsed,
    times,
    bytes: received / Math.max(1, times.length),
    failed,
  };
}
