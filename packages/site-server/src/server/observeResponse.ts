import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** Observes one response. Nothing else replaces methods of a response. */
export interface ObservedResponse {
  /**
   * Calls `render`, which writes to the response. Resolves with the HTML document that it has written, which is not sent. Any
   * other response is sent as it is written: then the result is undefined, as it is when the visitor has left.
   */
  readonly collect: (render: () => void) => Promise<Buffer | undefined>;
  /** Sends the response, past methods that the framework may have replaced since: its compression does. */
  readonly send: (body?: Buffer) => void;
}

interface Collection {
  readonly parts: Buffer[];
  readonly resolve: (document: Buffer | undefined) => void;
}

const FIRST_ERROR = 400;

/** True for an HTML document that is not compressed yet, or that will be replaced. */
const isDocument = (response: ServerResponse): boolean =>
  String(response.getHeader('content-type') ?? '').startsWith('text/html') &&
  (!response.hasHeader('content-encoding') || response.statusCode >= FIRST_ERROR);

/** Sets the headers that `writeHead` got by name. Returns false when it got none or a flat list. */
function setNamedHeaders(response: ServerResponse, headers: unknown): boolean {
  if (typeof headers !== 'object' || headers === null || Array.isArray(headers)) return false;
  for (const [name, value] of Object.entries(headers as OutgoingHttpHeaders))
    if (value !== undefined) response.setHeader(name, value);
  return true;
}

/**
 * Replaces the four methods by which a response is sent.
 * @param beforeHeaders called once, when the headers are about to be sent; status and headers may still be changed
 */
export function observeResponse(response: ServerResponse, beforeHeaders: () => void): ObservedResponse {
  const original = {
    end: response.end.bind(response),
    flushHeaders: response.flushHeaders.bind(response),
    write: response.write.bind(response),
    writeHead: response.writeHead.bind(response),
  };
  let collection: Collection | undefined;
  let isHeld = false;
  let isBegun = false;

  /** Decides when the headers are about to be sent. Returns true for a document that is held. */
  function holds(): boolean {
    if (isHeld || isBegun) return isHeld;
    isHeld = collection !== undefined && isDocument(response);
    if (isHeld) return true;
    isBegun = true;
    beforeHeaders();
    collection?.resolve(undefined);
    return false;
  }
  function keep(chunk: unknown, encoding: unknown): void {
    if (typeof chunk === 'string')
      collection?.parts.push(
        Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8'),
      );
    else if (chunk instanceof Uint8Array) collection?.parts.push(Buffer.from(chunk));
  }
  Object.assign(response, {
    writeHead: (...args: Parameters<typeof original.writeHead>) => {
      response.statusCode = args[0];
      const areNamed = setNamedHeaders(response, args.at(-1));
      if (holds()) return response;
      args[0] = response.statusCode;
      return areNamed ? original.writeHead(response.statusCode) : original.writeHead(...args);
    },
    flushHeaders: () => void (holds() || original.flushHeaders()),
    write: (...args: Parameters<typeof original.write>) => {
      if (!holds()) return original.write(...args);
      keep(args[0], args[1]);
      for (const done of args) if (typeof done === 'function') done();
      return true;
    },
    end: (...args: Parameters<typeof original.end>) => {
      if (!holds()) return original.end(...args);
      keep(args[0], args[1]);
      isHeld = false;
      const { parts = [], resolve } = collection ?? {};
      collection = undefined;
      resolve?.(Buffer.concat(parts));
      return response;
    },
  });
  return {
    collect: (render) =>
      new Promise((resolve) => {
        // Nothing tells of a visitor who has left before, and the framework writes nothing for them.
        if (response.destroyed) {
          resolve(undefined);
          return;
        }
        collection = { parts: [], resolve };
        response.once('close', () => resolve(undefined));
        render();
      }),
    send: (body) => {
      beforeHeaders();
      original.writeHead(response.statusCode);
      original.end(body);
    },
  };
}
