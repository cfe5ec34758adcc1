import { pickAddress, type Chance } from '../../lib/random.ts';

/** A request as bytes, because HTTP clients repair or refuse what this corpus needs. */
export interface RawRequest {
  /** The kind of abuse, for the counts and faults of a run. */
  readonly kind: string;
  readonly bytes: Buffer;
  /** False when the server may wait for more bytes. The client then closes its side, and the server may close too. */
  readonly isComplete: boolean;
}

/** A request before it becomes bytes. */
export interface RequestParts {
  readonly method: string;
  /** Request target, sent unchanged. One character is one byte. */
  readonly target: string;
  /** Header lines in their order, without line ends. */
  readonly lines: readonly string[];
  readonly body: Buffer | string;
  readonly version?: string;
  readonly isComplete?: boolean;
}

/** The server under test. */
export interface Target {
  readonly host: string;
  /** Paths to request, most of which exist. `{name}` stands for a value of any kind. */
  readonly paths: readonly [string, ...string[]];
}

/** Makes one kind of request. */
export type RequestMaker = (pick: Chance, target: Target) => RequestParts;

/** Makes a header line that names another visitor each time: a rate limit would hide how the server reads the request. */
export const makeVisitorLine = (pick: Chance): string => `X-Forwarded-For: ${pickAddress(pick)}`;

/** Encodes text as UTF-8 and returns each byte as one character, for lines that are sent as latin1. */
export const toBytes = (text: string): string => Buffer.from(text, 'utf8').toString('latin1');

/** Puts a request together. The connection closes after the answer, unless a line says otherwise. */
export function formatRequest(kind: string, parts: RequestParts): RawRequest {
  const { method, target, lines, body, version = 'HTTP/1.1', isComplete = true } = parts;
  const isNamed = (name: string) => lines.some((line) => line.toLowerCase().startsWith(`${name}:`));
  const added = [
    ...(isNamed('connection') ? [] : ['Connection: close']),
    ...(body.length === 0 || isNamed('content-length') || isNamed('transfer-encoding')
      ? []
      : [`Content-Length: ${Buffer.byteLength(body)}`]),
  ];
  const head = [`${method} ${target} ${version}`, ...lines, ...added, '', ''].join('\r\n');
  return { kind, bytes: Buffer.concat([Buffer.from(head, 'latin1'), Buffer.from(body)]), isComplete };
}
