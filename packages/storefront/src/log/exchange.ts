import { AsyncLocalStorage } from 'node:async_hooks';

/** One request of a visitor, with what its page reports about the answer. */
export interface Exchange {
  /** What the page threw first. */
  error?: unknown;
  /** True when the page shows an earlier answer of a backend that does not answer now. */
  isStale?: boolean;
}

const KEY = Symbol.for('vvoz.exchange');
const shared = globalThis as { [KEY]?: AsyncLocalStorage<Exchange> };

/** Shared through the process, because Next loads this module once for pages and once for the server's start. */
const exchanges = (shared[KEY] ??= new AsyncLocalStorage<Exchange>());

/** Runs the handling of a request in its exchange. */
export const runInExchange = <T>(exchange: Exchange, work: () => T): T => exchanges.run(exchange, work);

/** Remembers why the page of the current request failed; later errors only follow from the first. */
export function noteRequestError(error: unknown): void {
  const exchange = exchanges.getStore();
  if (exchange) exchange.error ??= error;
}

/** Remembers that the page of the current request shows an earlier answer. */
export function noteStaleAnswer(): void {
  const exchange = exchanges.getStore();
  if (exchange) exchange.isStale = true;
}
