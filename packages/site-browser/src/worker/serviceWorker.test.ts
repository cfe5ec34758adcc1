import { expect, test } from 'vitest';
import { startServiceWorker, type WorkerEvent } from './serviceWorker.ts';

const ORIGIN = 'http://main';
const HTML = { 'content-type': 'text/html' };
const TYPES = { css: 'text/css', js: 'text/javascript' } as const;
/** The type of a file or page, as the site states it. */
const findHeaders = (path: string) => {
  const type = Object.entries(TYPES).find(([end]) => path.endsWith(`.${end}`))?.[1];
  return { 'content-type': type ?? (path.startsWith('/pictures/') ? 'image/webp' : HTML['content-type']) };
};
const toUrl = (key: RequestInfo | URL) => new URL(key instanceof Request ? key.url : key, ORIGIN).href;

/** Creates caches in memory with the methods that the worker uses. */
function createCaches() {
  const all = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const cached = all.get(name) ?? new Map<string, Response>();
    all.set(name, cached);
    return {
      match: async (key: RequestInfo | URL) => cached.get(toUrl(key))?.clone(),
      put: async (key: RequestInfo | URL, response: Response) => void cached.set(toUrl(key), response),
      delete: async (key: RequestInfo | URL) => cached.delete(toUrl(key)),
      keys: async () => [...cached.keys()].map((url) => new Request(url)),
    } as unknown as Cache;
  };
  return {
    all,
    storage: {
      open,
      keys: async () => [...all.keys()],
      delete: async (name: string) => all.delete(name),
    } as unknown as CacheStorage,
  };
}

/** Starts a build's worker on a network that answers with `answers`; without `isOnline` its requests fail. */
function startWorker(
  version: string,
  caches = createCaches(),
  responses = (path: string) => new Response(`${version} ${path}`, { headers: findHeaders(path) }),
  deliver = async () => 0,
) {
  const registered: string[] = [];
  const listeners = new Map<string, (event: WorkerEvent) => void>();
  const network = { isOnline: true, requested: [] as string[], waits: 0 };
  /** What the worker has told the browser. */
  const steps: string[] = [];
  const sync = { register: async (tag: string) => void registered.push(tag) };
  startServiceWorker(
    {
      caches: caches.storage,
      location: { origin: ORIGIN },
      clients: { claim: async () => void steps.push(`claim with ${[...caches.all.keys()].join(' ')}`) },
      skipWaiting: async () => void steps.push(`skip waiting with ${[...caches.all.keys()].join(' ')}`),
      registration: { sync: { register: (tag) => sync.register(tag) } },
      addEventListener: (type, listener) => void listeners.set(type, listener),
      fetch: async (request) => {
        const path = new URL(toUrl(request)).pathname;
        network.requested.push(path);
        if (!network.isOnline) throw new TypeError('Failed to fetch');
        return responses(path);
      },
    },
    version,
    { deliver },
  );
  /** Raises an event; returns the worker's answer, or undefined when the worker leaves the request to the browser. */
  const raise = async (
    type: string,
    request = new Request(ORIGIN),
    { tag = '', lastChance = false }: Partial<WorkerEvent> = {},
  ) => {
    const jobs: Promise<unknown>[] = [];
    let response: Promise<Response> | undefined;
    listeners.get(type)?.({
      request,
      tag,
      lastChance,
      respondWith: (given) => {
        response = given;
      },
      waitUntil: (job) => {
        network.waits += 1;
        jobs.push(job);
      },
    });
    const given = await response;
    await Promise.all(jobs);
    return given;
  };
  const send = (path: string, mode = 'navigate', init: RequestInit = {}) => {
    const request = new Request(toUrl(path), init);
    return raise('fetch', Object.defineProperty(request, 'mode', { value: mode }));
  };
  const read = async (path: string) => (await send(path))?.text();
  const raiseSync = (event: Partial<WorkerEvent>) => raise('sync', undefined, event);
  return { network, raise, read, send, sync: raiseSync, background: sync, caches, registered, steps };
}

test('documents come from the network, or from the cache when offline', async () => {
  const worker = startWorker('1');
  await worker.raise('install');
  expect(await worker.read('/list')).toBe('1 /list');
  worker.network.isOnline = false;
  expect(await worker.read('/list')).toBe('1 /list');
  expect(await worker.read('/never-seen')).toBe('1 /offline');
});

test('after a deployment nothing of the previous build is shown', async () => {
  const caches = createCaches();
  const before = startWorker('1', caches);
  await before.raise('install');
  await before.read('/list');
  const now = startWorker('2', caches);
  await now.raise('install');
  await now.raise('activate');
  expect(await now.read('/list')).toBe('2 /list');
  now.network.isOnline = false;
  expect(await now.read('/list')).toBe('2 /list');
  expect([...caches.all.keys()].every((name) => name.endsWith('-2'))).toBe(true);
});

test("caches that are not the worker's own are not deleted", async () => {
  const caches = createCaches();
  await caches.storage.open('other');
  await startWorker('1', caches).raise('activate');
  expect([...caches.all.keys()]).toEqual(['other']);
});

test.each<[string, Response]>([
  ['an error page', new Response('failed', { status: 503, headers: HTML })],
  ['a file', new Response('BEGIN:VCALENDAR', { headers: { 'content-type': 'text/calendar' } })],
])('%s is shown but not cached', async (_, response) => {
  const worker = startWorker('1', createCaches(), (path) =>
    path === '/offline' ? new Response('offline', { headers: HTML }) : response.clone(),
  );
  await worker.raise('install');
  expect((await worker.send('/list'))?.status).toBe(response.status);
  worker.network.isOnline = false;
  expect(await worker.read('/list')).toBe('offline');
});

test('scripts and pictures are requested once; data, forms and other hosts are left to the browser', async () => {
  const worker = startWorker('1');
  for (const path of ['/_next/static/a.js', '/pictures/japan/1/0'])
    for (let turn = 0; turn < 2; turn++) expect((await worker.send(path, 'no-cors'))?.status).toBe(200);
  expect(worker.network.requested).toEqual(['/_next/static/a.js', '/pictures/japan/1/0']);
  expect(await worker.send('/api/catalog/japan', 'cors')).toBeUndefined();
  expect(await worker.send('/list', 'navigate', { method: 'POST' })).toBeUndefined();
  expect(await worker.send('http://other/list')).toBeUndefined();
});

test('only whole pages of an address itself are cached: no error, no other file, no answer to a redirect', async () => {
  const redirected = Object.defineProperty(new Response('elsewhere', { headers: HTML }), 'redirected', {
    value: true,
  });
  const responses = new Map<string, Response>([
    ['/gone', new Response('gone', { status: 404, headers: HTML })],
    ['/file', new Response('{}', { headers: { 'content-type': 'application/json' } })],
    ['/moved', redirected],
  ]);
  const worker = startWorker(
    '1',
    undefined,
    (path) => responses.get(path) ?? new Response(path, { headers: HTML }),
  );
  await worker.raise('install');
  for (const path of responses.keys()) await worker.send(path);
  worker.network.isOnline = false;
  for (const path of responses.keys()) expect(await worker.read(path)).toBe('/offline');
});

test('the last 24 documents are cached, and always the offline page', async () => {
  const worker = startWorker('1');
  await worker.raise('install');
  for (let page = 0; page < 25; page++) await worker.read(`/list/${page}`);
  worker.network.isOnline = false;
  expect(await worker.read('/list/0')).toBe('1 /offline');
  expect(await worker.read('/list/1')).toBe('1 /list/1');
  expect(await worker.read('/list/24')).toBe('1 /list/24');
});

test('a document that is opened again is the newest, and there is room for more pictures than documents', async () => {
  const worker = startWorker('1');
  await worker.raise('install');
  for (const page of [0, 1, 0]) await worker.read(`/list/${page}`);
  for (let page = 2; page < 25; page++) await worker.read(`/list/${page}`);
  for (let picture = 0; picture < 25; picture++) await worker.send(`/pictures/${picture}`, 'no-cors');
  worker.network.isOnline = false;
  expect(await worker.read('/list/0')).toBe('1 /list/0');
  expect(await worker.read('/list/1')).toBe('1 /offline');
  expect(await (await worker.send('/pictures/0', 'no-cors'))?.text()).toBe('1 /pictures/0');
});

test('the browser lets the worker live until a document or a file is cached', async () => {
  const worker = startWorker('1');
  await worker.read('/list');
  await worker.send('/_next/static/a.js', 'no-cors');
  expect(worker.network.waits).toBe(2);
});

test('a worker takes over when its offline page is there, and its pages when old caches are gone', async () => {
  const worker = startWorker('2');
  await worker.caches.storage.open('vvoz-pages-1');
  await worker.raise('install');
  await worker.raise('activate');
  expect(worker.steps).toEqual(['skip waiting with vvoz-pages-1 vvoz-pages-2', 'claim with vvoz-pages-2']);
});

test('a missing file is not cached', async () => {
  let status = 404;
  const worker = startWorker('1', createCaches(), () => new Response('', { status }));
  for (const path of ['/_next/static/a.js', '/pictures/1']) {
    status = 404;
    expect((await worker.send(path, 'no-cors'))?.status).toBe(404);
    status = 200;
    expect((await worker.send(path, 'no-cors'))?.status).toBe(200);
  }
});

test('the offline page is cached with its styles', async () => {
  const styles = '/_next/static/chunks/a.css';
  const worker = startWorker('1', createCaches(), (path) =>
    path === '/offline'
      ? new Response(`<link href="${styles}"><link href="${styles}">`, { headers: HTML })
      : new Response('body{}'),
  );
  await worker.raise('install');
  expect(worker.network.requested).toEqual(['/offline', styles]);
  worker.network.isOnline = false;
  expect(await (await worker.send(styles, 'no-cors'))?.text()).toBe('body{}');
});

test('the worker is installed when its styles are cached too', async () => {
  const styles = '/_next/static/chunks/a.css';
  const worker = startWorker('1', createCaches(), (path) =>
    path === '/offline' ? new Response(`<link href="${styles}">`, { headers: HTML }) : new Response('body{}'),
  );
  await worker.raise('install');
  const [, ...assets] = [...worker.caches.all.keys()];
  expect(assets).toEqual(['vvoz-assets-1']);
  expect(worker.steps).toEqual(['skip waiting with vvoz-pages-1 vvoz-assets-1']);
});

test('offline, without an offline page, a document is an error of the network', async () => {
  const worker = startWorker('1');
  worker.network.isOnline = false;
  await expect(worker.send('/list')).rejects.toThrow('Failed to fetch');
});

test('missing styles of the offline page are requested again', async () => {
  const styles = '/_next/static/chunks/a.css';
  let status = 404;
  const worker = startWorker('1', createCaches(), (path) =>
    path === '/offline'
      ? new Response(`<link href="${styles}">`, { headers: HTML })
      : new Response('body{}', { status }),
  );
  await worker.raise('install');
  status = 200;
  expect((await worker.send(styles, 'no-cors'))?.status).toBe(200);
});

test('a page in the place of a file is not cached: the file is requested again', async () => {
  const styles = '/_next/static/chunks/a.css';
  let headers: Record<string, string> = HTML;
  const worker = startWorker('1', createCaches(), (path) =>
    path === '/offline'
      ? new Response(`<link href="${styles}">`, { headers: HTML })
      : new Response('body{}', { headers }),
  );
  await worker.raise('install');
  for (const path of [styles, '/pictures/japan/1/0']) await worker.send(path, 'no-cors');
  headers = {};
  worker.network.requested.length = 0;
  for (const path of [styles, '/pictures/japan/1/0']) await worker.send(path, 'no-cors');
  expect(worker.network.requested).toEqual([styles, '/pictures/japan/1/0']);
});

test('half of a page does not replace the whole one that was cached before', async () => {
  let body: () => BodyInit = () => 'whole';
  const worker = startWorker('1', createCaches(), () => new Response(body(), { headers: HTML }));
  await worker.send('/list');
  body = () =>
    new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('ha')),
      pull: (controller) => controller.error(new TypeError('The connection was cut')),
    });
  await expect(worker.send('/list')).rejects.toThrow('The connection was cut');
  worker.network.isOnline = false;
  expect(await worker.read('/list')).toBe('whole');
});

test('without an offline page the worker is not installed', async () => {
  const worker = startWorker('1', createCaches(), () => new Response('', { status: 503 }));
  await expect(worker.raise('install')).rejects.toThrow('/offline answered 503');
});

test('waiting requests are sent when there is a network; those that are left are tried again', async () => {
  let left = 1;
  const worker = startWorker('1', createCaches(), undefined, async () => left);
  const tag = 'vvoz-leads';
  await expect(worker.sync({ tag })).rejects.toThrow('1 requests could not be sent yet');
  expect(worker.registered).toEqual([]);
  await expect(worker.sync({ tag, lastChance: true })).rejects.toThrow();
  expect(worker.registered).toEqual([tag]);
  left = 0;
  await worker.sync({ tag, lastChance: true });
  expect(worker.registered).toEqual([tag]);
});

test('a browser that allows no new attempt now hears of the requests that are left all the same', async () => {
  const worker = startWorker('1', createCaches(), undefined, async () => 2);
  worker.background.register = () =>
    Promise.reject(new DOMException('no page is open', 'InvalidAccessError'));
  await expect(worker.sync({ tag: 'vvoz-leads', lastChance: true })).rejects.toThrow('2 requests');
});

test("another script's background task sends nothing", async () => {
  const worker = startWorker('1', createCaches(), undefined, () => Promise.reject(new Error('sent')));
  await worker.sync({ tag: 'other' });
});
