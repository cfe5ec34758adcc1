import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import type { PageBody } from '../pages/createPageBody.ts';

/** A whole HTML document, which has not been sent yet. */
export interface WholeDocument {
  readonly body: PageBody;
  readonly headers: OutgoingHttpHeaders;
}

/** Renders another page of this site in this process. Throws unless it is a document with status 200. */
export type RenderPage = (path: string, headers: IncomingHttpHeaders) => Promise<WholeDocument>;

/** One request of a visitor, with what its page reports about the answer. */
export interface Exchange {
  readonly renderPage?: RenderPage;
  /** Which of PAGE_KINDS the page is. */
  pageKind?: string;
  /** The first error that the page threw. */
  error?: unknown;
  /** True when the page shows an earlier answer of a backend that does not answer now. */
  isStale?: boolean;
  /** True when a guard has checked the visitor. Then the page may not be sent to others. */
  isGuarded?: boolean;
  /** True when the answer is a whole page of ours, whatever its status. */
  isOwnPage?: boolean;
}

const KEY = Symbol.for('vvoz.exchange');
const shared = globalThis as { [KEY]?: AsyncLocalStorage<Exchange> };

/** Shared through the process, because Next loads this module once for pages and once for the server's start. */
const exchanges = (shared[KEY] ??= new AsyncLocalStorage<Exchange>());

/** Runs the handling of a request in its exchange. */
export const runInExchange = <T>(exchange: Exchange, work: () => T): T => exchanges.run(exchange, work);

/** Remembers why the page of the current request failed. Only the first error counts, because it causes the others. */
export function noteRequestError(error: unknown): void {
  const exchange = exchanges.getStore();
  if (exchange) exchange.error ??= error;
}

/** Remembers what kind of page the current request has opened. */
export function notePageKind(kind: string): void {
  const exchange = exchanges.getStore();
  if (exchange) exchange.pageKind = kind;
}

/** Remembers that the page of the current request shows an earlier answer. */
export function noteStaleResponse(): void {
  const exchange = exchanges.getStore();
  if (exchange) exchange.isStale = true;
}

/** Remembers that the page of the current request may be refused to others. */
export function noteGuardedPage(): void {
  const exchange = exchanges.getStore();
  if (exchange) exchange.isGuarded = true;
}

/** Notes that the answer is one of our own pages, which explains its status, so that no error page replaces it. */
export function noteOwnPage(): void {
  const exchange = exchanges.getStore();
  if (exchange) exchange.isOwnPage = true;
}

/** Renders another page for the current request. Throws outside of a request. */
export const renderPage: RenderPage = (path, headers) => {
  const render = exchanges.getStore()?.renderPage;
  if (!render) throw new Error(`${path} was rendered outside of a request`);
  return render(path, headers);
};
