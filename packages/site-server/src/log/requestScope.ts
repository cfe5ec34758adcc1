import { AsyncLocalStorage } from 'node:async_hooks';
import { headers } from 'next/headers';
import { VISITOR_HEADER } from '@vvoz/api/visitor/visitorHeaders';
import { TRACEPARENT_HEADER } from '@vvoz/telemetry/trace/traceContext';
import { unstable_rethrow as rethrowSignal } from 'next/navigation';
import { PATH_HEADER, readRequestId, REQUEST_ID_HEADER } from './requestId.ts';

export interface RequestScope {
  readonly requestId?: string | undefined;
  /** Span of the request, passed on to the calls that it makes. */
  readonly traceparent?: string | undefined;
  /** Path of the visitor's request, without its query. */
  readonly path?: string | undefined;
  /** The visitor's address. */
  readonly visitor?: string | undefined;
  /** True in a route handler, which answers one visitor. A page is rendered for everyone. */
  readonly isForOne?: boolean;
}

const handlerScope = new AsyncLocalStorage<RequestScope>();

/** Runs a route handler in a scope. The proxy skips route handlers, so the id is read or created here. */
export const runInScope = <T>(request: Request, work: () => Promise<T>): Promise<T> =>
  handlerScope.run(
    {
      requestId: readRequestId(request.headers.get(REQUEST_ID_HEADER)),
      traceparent: request.headers.get(TRACEPARENT_HEADER) ?? undefined,
      path: new URL(request.url).pathname,
      visitor: request.headers.get(VISITOR_HEADER) ?? undefined,
      isForOne: true,
    },
    work,
  );

/** Returns the facts of the current request; empty outside of a request. */
export async function getCurrentRequest(): Promise<RequestScope> {
  const scope = handlerScope.getStore();
  if (scope) return scope;
  try {
    const requestHeaders = await headers();
    return {
      requestId: requestHeaders.get(REQUEST_ID_HEADER) ?? undefined,
      traceparent: requestHeaders.get(TRACEPARENT_HEADER) ?? undefined,
      path: requestHeaders.get(PATH_HEADER) ?? undefined,
      visitor: requestHeaders.get(VISITOR_HEADER) ?? undefined,
    };
  } catch (error) {
    // Next's own signals ("this page depends on its request") must be rethrown. Any other error means: outside of a
    // request.
    rethrowSignal(error);
    return {};
  }
}
