import type { LeadQueue } from '../leads/unsentLeads.ts';
import { QUEUE_NAME } from '../leads/queueName.ts';

const OFFLINE_PATH = '/offline';
const MAX_ENTRIES = { pages: 24, assets: 120, pictures: 120 };
type CacheKind = keyof typeof MAX_ENTRIES;
const CACHE_KINDS = Object.keys(MAX_ENTRIES) as readonly CacheKind[];
const PREFIX = 'vvoz-';

const isPage = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('text/html') ?? false;

/** The part of a service worker's global scope that it uses. */
export interface WorkerScope {
  readonly caches: CacheStorage;
  readonly fetch: (request: Request | string) => Promise<Response>;
  readonly registration: { readonly sync?: { readonly register: (tag: string) => Promise<void> } };
  readonly location: { readonly origin: string };
  readonly clients: { readonly claim: () => Promise<void> };
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: (
    type: 'install' | 'activate' | 'fetch' | 'sync',
    listener: (event: WorkerEvent) => void,
  ) => void;
}

/** An event of a service worker; `request` and `respondWith` belong to `fetch`, `tag` and `lastChance` to `sync`. */
export interface WorkerEvent {
  readonly request: Request;
  readonly respondWith: (response: Promise<Response>) => void;
  readonly tag: string;
  /** The browser will not raise the event again when this attempt fails. */
  readonly lastChance: boolean;
  readonly waitUntil: (work: Promise<unknown>) => void;
}

/**
 * The service worker of a site. Documents come from the network. Offline it shows the cached copy of a recently opened
 * document, else the offline page. Scripts, styles and pictures have their version in their address, so they come from the
 * cache. Data (`/api/`) is never cached.
 *
 * When the browser says that there is a network, the worker sends the requests that wait on the device.
 * @param version changes with each build; caches of earlier builds are deleted, so that no old page gets new scripts
 * @param queue the requests that wait on the device
 */
export function startServiceWorker(
  scope: WorkerScope,
  version: string,
  queue: Pick<LeadQueue, 'deliver'>,
): void {
  const formatCacheName = (kind: CacheKind) => `${PREFIX}${kind}-${version}`;
  const currentNames = CACHE_KINDS.map(formatCacheName);

  const openCache = (kind: CacheKind): Promise<Cache> => scope.caches.open(formatCacheName(kind));
  const find = async (kind: CacheKind, key: string) => (await openCache(kind)).match(key);

  /**
   * Stores an answer as the newest of its cache and drops the oldest, but never the offline page. What is stored stays when the
   * connection ends before the whole answer has arrived.
   */
  async function store(kind: CacheKind, key: string, response: Response): Promise<void> {
    const whole = new Response(await response.blob(), response);
    const cache = await openCache(kind);
    await cache.delete(key);
    await cache.put(key, whole);
    const entries = (await cache.keys()).filter(({ url }) => !url.endsWith(OFFLINE_PATH));
    const old = entries.slice(0, Math.max(0, entries.length - MAX_ENTRIES[kind]));
    await Promise.all(old.map((request) => cache.delete(request)));
  }

  async function respondDocument(event: WorkerEvent): Promise<Response> {
    const { request } = event;
    let response: Response;
    try {
      response = await scope.fetch(request);
    } catch (error) {
      const cached = (await find('pages', request.url)) ?? (await find('pages', OFFLINE_PATH));
      if (cached) return cached;
      throw error;
    }
    if (response.ok && isPage(response) && !response.redirected)
      event.waitUntil(store('pages', request.url, response.clone()));
    return response;
  }

  async function respondFile(event: WorkerEvent, kind: CacheKind): Promise<Response> {
    const { request } = event;
    const cached = await find(kind, request.url);
    if (cached) return cached;
    const response = await scope.fetch(request);
    // A page in the place of a file comes from a network or a service before the site, and would stay until the next build.
    if (response.ok && !isPage(response)) event.waitUntil(store(kind, request.url, response.clone()));
    return response;
  }

  /** Caches the offline page with its styles, so that it looks like a page of the site. */
  async function storeOfflinePage(): Promise<void> {
    const response = await scope.fetch(OFFLINE_PATH);
    if (!response.ok) throw new Error(`${OFFLINE_PATH} answered ${response.status}`);
    const html = await response.clone().text();
    await store('pages', OFFLINE_PATH, response);
    // slow-ok: a page of ours
    const styles = new Set(html.match(/\/_next\/static\/[^"]+\.css/g));
    const storeStyle = async (href: string) => {
      const style = await scope.fetch(href);
      // Cached files are not requested again: a cached 404 would break the styles of every page.
      if (style.ok && !isPage(style)) await store('assets', href, style);
    };
    await Promise.all([...styles].map(storeStyle));
  }

  /** Sends the waiting requests. Rejects when some are left, so that the browser raises the event again later. */
  async function sendLeads(isLastChance: boolean): Promise<void> {
    const left = await queue.deliver();
    if (left === 0) return;
    // Some browsers allow this only while a page is open. Otherwise the next visit sends the requests that are left.
    if (isLastChance) await scope.registration.sync?.register(QUEUE_NAME).catch(() => undefined);
    throw new Error(`${left} requests could not be sent yet`);
  }

  async function dropOldBuilds(): Promise<void> {
    const names = await scope.caches.keys();
    const old = names.filter((name) => name.startsWith(PREFIX) && !currentNames.includes(name));
    await Promise.all(old.map((name) => scope.caches.delete(name)));
    await scope.clients.claim();
  }

  scope.addEventListener('install', (event) => {
    event.waitUntil(storeOfflinePage().then(() => scope.skipWaiting()));
  });
  scope.addEventListener('activate', (event) => event.waitUntil(dropOldBuilds()));
  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== 'GET' || origin !== scope.location.origin) return;
    if (request.mode === 'navigate') event.respondWith(respondDocument(event));
    else if (pathname.startsWith('/_next/static/')) event.respondWith(respondFile(event, 'assets'));
    else if (pathname.startsWith('/pictures/')) event.respondWith(respondFile(event, 'pictures'));
  });
  scope.addEventListener('sync', (event) => {
    if (event.tag === QUEUE_NAME) event.waitUntil(sendLeads(event.lastChance));
  });
}
