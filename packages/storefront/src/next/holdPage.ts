import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { setNamedHeaders } from './setNamedHeaders.ts';

/** Sends a page that has been held, with its length. Headers that were set before stay. */
export type SendPage = (body: Buffer, headers?: OutgoingHttpHeaders, status?: number) => void;

export interface HoldOptions {
  /** Called once with the whole page. It must always call `send`. */
  readonly finish: (page: Buffer, send: SendPage) => Promise<void>;
  /** Called before the headers of anything but a page are sent. */
  readonly passOther?: () => void;
}

/** True for an HTML page that is not compressed yet. */
const isPage = (response: ServerResponse): boolean =>
  String(response.getHeader('content-type') ?? '').startsWith('text/html') &&
  !response.hasHeader('content-encoding');

/** Makes a response keep its page until it is whole. Other answers stay as they are. */
export function holdPage(response: ServerResponse, { finish, passOther }: HoldOptions): void {
  const original = {
    end: response.end.bind(response),
    flushHeaders: response.flushHeaders.bind(response),
    write: response.write.bind(response),
    writeHead: response.writeHead.bind(response),
  };
  const parts: Buffer[] = [];
  let isHeld: boolean | undefined;
  const holds = (): boolean => (isHeld ??= isPage(response));
  const keep = (chunk: unknown, encoding: unknown): void => {
    if (typeof chunk === 'string')
      parts.push(Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8'));
    else if (chunk instanceof Uint8Array) parts.push(Buffer.from(chunk));
  };
  const send: SendPage = (body, headers = {}, status = response.statusCode) => {
    response.removeHeader('transfer-encoding');
    original.writeHead(status, { ...headers, 'content-length': body.length });
    original.end(response.req.method === 'HEAD' ? undefined : body);
  };

  Object.assign(response, {
    writeHead: (...args: Parameters<typeof original.writeHead>) => {
      response.statusCode = args[0];
      setNamedHeaders(response, args.at(-1));
      if (holds()) return response;
      passOther?.();
      return original.writeHead(args[0]);
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
      void finish(Buffer.concat(parts), send);
      return response;
    },
  });
}
