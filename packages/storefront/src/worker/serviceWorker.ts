/** The part of a service worker's global scope that it uses. */
export interface WorkerScope {
  readonly caches: CacheStorage;
  readonly fetch: (request: Request | string) => Promise<Response>;
  readonly location: { readonly origin: string };
  readonly clients: { readonly claim: () => Promise<void> };
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: (
    type: 'install' | 'activate' | 'fetch',
    listener: (event: WorkerEvent) => void,
  ) => void;
}

/** An event of a service worker; `request` and `respondWith` belong to `fetch`. */
export interface WorkerEvent {
  readonly request: Request;
  readonly respondWith: (answer: Promise<Response>) => void;
  readonly waitUntil: (work: Promise<unknown>) => void;
}

/**
 * The service worker of a site. Documents come from the network; the last ones seen stay on the device for the time
 * without one, then the offline page is shown. Scripts, styles and pictures have their version in their address, so they
 * are taken from the device. Data (`/api/`) is never kept.
 *
 * The site's route sends this function as text: it may use nothing from outside.
 * @param version changes with each build; what an earlier build stored is deleted, so that no old page meets new scripts
 */
export function startServiceWorker(scope: WorkerScope, version: string): void {
  const OFFLINE_PATH = '/offline';
  const MAX_ENTRIES = { pages: 24, assets: 120, pictures: 120 };
  type Shelf = keyof typeof MAX_ENTRIES;
  const PREFIX = 'vvoz-';
  const nameShelf = (shelf: Shelf) => `${PREFIX}${shelf}-${version}`;
  const SHELVES = (Object.keys(MAX_ENTRIES) as Shelf[]).map(nameShelf);

  const openShelf = (shelf: Shelf): Promise<Cache> => scope.caches.open(nameShelf(shelf));
  const find = async (shelf: Shelf, key: string) => (await openShelf(shelf)).match(key);

  /** Keeps an answer as the newest of its shelf and drops the oldest, but never the offline page. */
  async function keep(shelf: Shelf, key: string, answer: Response): Promise<void> {
    const cache = await openShelf(shelf);
    await cache.delete(key);
    await cache.put(key, answer);
    const seen = (await cache.keys()).filter(({ url }) => !url.endsWith(OFFLINE_PATH));
    const old = seen.slice(0, Math.max(0, seen.length - MAX_ENTRIES[shelf]));
    await Promise.all(old.map((request) => cache.delete(request)));
  }

  async function answerDocument(event: WorkerEvent): Promise<Response> {
    const { request } = event;
    try {
      const answer = await scope.fetch(request);
      const isPage = answer.headers.get('content-type')?.startsWith('text/html');
      if (answer.ok && isPage && !answer.redirected)
        event.waitUntil(keep('pages', request.url, answer.clone()));
      return answer;
    } catch (error) {
      const known = (await find('pages', request.url)) ?? (await find('pages', OFFLINE_PATH));
      if (known) return known;
      throw error;
    }
  }

  async function answerFile(event: WorkerEvent, shelf: Shelf): Promise<Response> {
    const { request } = event;
    const known = await find(shelf, request.url);
    if (known) return known;
    const answer = await scope.fetch(request);
    if (answer.ok) event.waitUntil(keep(shelf, request.url, answer.clone()));
    return answer;
  }

  /** The offline page with its styles, so that it looks like a page of the site. */
  async function keepOfflinePage(): Promise<void> {
    const answer = await scope.fetch(OFFLINE_PATH);
    if (!answer.ok) throw new Error(`${OFFLINE_PATH} answered ${answer.status}`);
    const html = await answer.clone().text();
    await keep('pages', OFFLINE_PATH, answer);
    const styles = new Set(html.match(/\/_next\/static\/[^"]+\.css/g));
    const keepStyle = async (href: string) => {
      const style = await scope.fetch(href);
      // Files are never asked for again: a kept 404 would be the style of every page.
      if (style.ok) await keep('assets', href, style);
    };
    await Promise.all([...styles].map(keepStyle));
  }

  async function dropOldBuilds(): Promise<void> {
    const names = await scope.caches.keys();
    const old = names.filter((name) => name.startsWith(PREFIX) && !SHELVES.includes(name));
    await Promise.all(old.map((name) => scope.caches.delete(name)));
    await scope.clients.claim();
  }

  scope.addEventListener('install', (event) => {
    event.waitUntil(keepOfflinePage().then(() => scope.skipWaiting()));
  });
  scope.addEventListener('activate', (event) => event.waitUntil(dropOldBuilds()));
  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== 'GET' || origin !== scope.location.origin) return;
    if (request.mode === 'navigate') event.respondWith(answerDocument(event));
    else if (pathname.startsWith('/_next/static/')) event.respondWith(answerFile(event, 'assets'));
    else if (pathname.startsWith('/pictures/')) event.respondWith(answerFile(event, 'pictures'));
  });
  // Requests that wait on the device for a network will be sent from here, by a listener of `sync`.
}
