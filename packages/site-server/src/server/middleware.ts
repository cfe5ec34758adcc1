import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Exchange, RenderPage, WholeDocument } from '../exchange/exchange.ts';
import type { PageBody } from '../pages/createPageBody.ts';

/** A request on its way through the middleware. */
export interface SiteExchange extends Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Scheme that a trusted gateway names; '' without one. */
  readonly scheme: string;
  /** The page's own address, when the request used an old one. */
  readonly movedTo?: string | undefined;
  /** The status that refuses the request's target: `readRequestPath`. */
  readonly fault?: 400 | 414 | undefined;
  /** The document that answers the request; its status and headers are set. Undefined when something else was sent. */
  document?: PageBody | undefined;
  /** Hands the request to Next. Returns the document that it writes; undefined when it has sent something else. */
  readonly renderByFramework: () => Promise<Buffer | undefined>;
  readonly renderPage: RenderPage;
  /** Sends the response, whose status and headers are set. */
  readonly send: (body?: Buffer) => void;
}

/**
 * Handles a request, or calls `next` and handles what came of it. It resolves when the response has been sent, or when
 * `exchange.document` is whole.
 */
export type Middleware = (exchange: SiteExchange, next: () => Promise<void>) => Promise<void> | void;

/** Runs a list of middleware, the first one outermost. */
export async function runMiddleware(list: readonly Middleware[], exchange: SiteExchange): Promise<void> {
  const [first, ...others] = list;
  await first?.(exchange, () => runMiddleware(others, exchange));
}

export function dropHeaders(response: ServerResponse): void {
  for (const name of response.getHeaderNames()) response.removeHeader(name);
}

/** Answers with a whole document, which is sent later. */
export function respondWith(exchange: SiteExchange, status: number, { headers, body }: WholeDocument): void {
  const { response } = exchange;
  response.statusCode = status;
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) response.setHeader(name, value);
  exchange.document = body;
}
