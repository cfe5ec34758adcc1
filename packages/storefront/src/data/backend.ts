import { createCalcClient, type CalcClient } from '@vvoz/api/calc/calcClient';
import { createContentClient, type ContentClient } from '@vvoz/api/content/contentClient';
import { createCatalogueRequests, type CatalogueRequests } from '@vvoz/api/catalogue/catalogueRequests';
import { createV1Client, type V1Client } from '@vvoz/api/v1/v1Client';
import { createV2Client, type V2Client } from '@vvoz/api/v2/v2Client';
import { getDemand, OWN_DEMAND } from '@vvoz/api/visitor/demand';
import { NO_VISITOR_NAME, SECRET_HEADER, VISITOR_HEADER } from '@vvoz/api/visitor/visitorHeaders';
import type { Template } from '@vvoz/catalogue/templates/templates';
import { TRACEPARENT_HEADER } from '@vvoz/telemetry/trace/traceContext';
import { readStorefrontEnv, type StorefrontEnv } from '../config/env.ts';
import { REQUEST_ID_HEADER } from '@vvoz/site-server/log/requestId';
import { getCurrentRequest } from '@vvoz/site-server/log/requestScope';
import { traceBackendRequest } from '@vvoz/site-server/trace/traceBackendRequest';
import { createReadGuard, getDownSince } from '@vvoz/site-server/backend/backendBreaker';
import { getRemainingMs } from '@vvoz/site-server/backend/deadline';
import { linkSignals } from '@vvoz/site-server/backend/linkSignals';

/** The API clients of a deployment. */
export interface Backend {
  readonly v1: V1Client;
  readonly v2: V2Client;
  readonly content: ContentClient;
  readonly calc: CalcClient;
  /** Returns the calls of a catalogue, in the version of the API that it uses. */
  readonly catalogue: (template: Template) => CatalogueRequests;
  /** True while the backend does not answer: callers may skip reads. Posts are always tried. */
  readonly isDown: () => boolean;
  /** When it stopped answering, ms since the epoch; undefined while it answers. */
  readonly getDownSince: () => number | undefined;
  /** For posts and for answers that are not JSON. `path` begins with a slash. The caller sets the time limit. */
  readonly fetchRaw: (path: string, init: RequestInit) => Promise<Response>;
}

type ClientOptions = Parameters<typeof createV1Client>[0];

/**
 * Returns the signal that ends a call when no visitor waits for it any more. A post has none: it may be a visitor's
 * request, which must not be lost.
 */
function selectDemandSignal({ method }: Request): AbortSignal | undefined {
  const demand = getDemand();
  return method !== 'GET' || demand === OWN_DEMAND ? undefined : demand.signal;
}

/** Adds the visitor's address to a call of the API, as the specification names it. */
function addIp(url: string, ip: string): string {
  const address = new URL(url);
  if (/^\/(api|wp-json)\//.test(address.pathname)) address.searchParams.set('ip', ip);
  return address.href;
}

/**
 * Creates the function that calls the backend for the current request. It passes on the request's id, so that the logs
 * of site and backend name the same request, and the visitor's address, so that the backend's limits count visitors and
 * not this site. A trusted address (this machine or a gateway) is not passed on, because it does not identify a
 * visitor. With `sendsIp` the query of a call for one visitor has the address too; calls for pages do not, because
 * pages are kept for everyone.
 */
const createFetch =
  ({
    trusted,
    secret,
    sendsIp,
  }: Pick<StorefrontEnv, 'trusted' | 'secret' | 'sendsIp'>): NonNullable<ClientOptions['fetch']> =>
  async (input, init) => {
    const request = new Request(input, init);
    const { requestId, traceparent, visitor, isForOne } = await getCurrentRequest();
    const isNamed = visitor !== undefined && !trusted.has(visitor);
    if (requestId !== undefined) request.headers.set(REQUEST_ID_HEADER, requestId);
    request.headers.set(VISITOR_HEADER, isNamed ? visitor : NO_VISITOR_NAME);
    if (secret !== undefined) request.headers.set(SECRET_HEADER, secret);
    const { method, headers, redirect, cache } = request;
    const url = sendsIp && isForOne && isNamed ? addIp(request.url, visitor) : request.url;
    // Not as a Request: Next copies it, and the copy's signal may be garbage-collected before it can end the call.
    const body = request.body === null ? null : await request.arrayBuffer();
    const signal = linkSignals([init?.signal, selectDemandSignal(request)]);
    return traceBackendRequest({ method, url, traceparent }, (ownSpan) => {
      if (ownSpan !== undefined) headers.set(TRACEPARENT_HEADER, ownSpan);
      return fetch(url, { method, headers, redirect, cache, body, signal });
    });
  };

function createClients(): Backend {
  const env = readStorefrontEnv();
  const baseUrl = env.apiUrl;
  const fetchForVisitor = createFetch(env);
  const options: ClientOptions = {
    baseUrl,
    fetch: fetchForVisitor,
    getRemainingMs,
    guard: createReadGuard(baseUrl),
  };
  const clients = { v1: createV1Client(options), v2: createV2Client(options) };
  return {
    ...clients,
    catalogue: (template) => createCatalogueRequests(clients, template),
    content: createContentClient(options),
    calc: createCalcClient(options),
    getDownSince: () => getDownSince(baseUrl),
    isDown: () => getDownSince(baseUrl) !== undefined,
    fetchRaw: (path, init) => fetchForVisitor(`${baseUrl}${path}`, init),
  };
}

/** Returns the getter of a deployment's clients. The first call creates them, so that a build needs no environment. */
export function createBackend(): () => Backend {
  let clients: Backend | undefined;
  return () => (clients ??= createClients());
}
