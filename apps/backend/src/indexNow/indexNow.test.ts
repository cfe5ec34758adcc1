import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { mapHosts } from '@vvoz/catalogue/hosts/hosts';
import { createSqliteCatalogueStore } from '../catalogue/sqlite/SqliteCatalogueStore.ts';
import { openDatabase } from '../catalogue/db/open.ts';
import { createTestLot, writeLots } from '../catalogue/testing/lots.ts';
import { createTempDir } from '../lib/testing/createTempDir.ts';
import { startHttpServer, type HttpResponse } from '../lib/testing/startHttpServer.ts';
import { writeNote } from '../state/notes.ts';
import { openTempState } from '../state/testing/openTempState.ts';
import { createIndexNow } from './createIndexNow.ts';
import { readIndexNow } from './indexNowVariables.ts';
import { MAX_URLS, postUrls } from './postUrls.ts';

const KEY = 'a1b2c3d4e5f6-KEY';
const BEFORE = new Date('2026-11-01T00:00:00.000Z');
/** Long, because the machine that runs the tests may be busy. */
const WAIT = { timeout: 60_000, interval: 10 };

interface Post {
  readonly host: string;
  readonly key: string;
  readonly keyLocation: string;
  readonly urlList: readonly string[];
}

/** Starts a search engine. It first sends the given answers, then checks posts by the rules of the protocol. */
async function startEngine(responses: readonly HttpResponse[] = []) {
  const waiting = [...responses];
  const posts: Post[] = [];
  const server = await startHttpServer(({ method, headers, body }) => {
    const response = waiting.shift();
    if (response) return response;
    if (method !== 'POST' || headers['content-type'] !== 'application/json; charset=utf-8')
      return { status: 400 };
    const post = JSON.parse(body) as Post;
    const own = (url: string) => new URL(url).host === post.host;
    if (post.keyLocation !== `https://${post.host}/${post.key}.txt`) return { status: 403 };
    if (post.urlList.length > MAX_URLS || !post.urlList.every(own)) return { status: 422 };
    posts.push(post);
    return { status: posts.length === 1 ? 202 : 200 };
  });
  return { ...server, posts };
}

const post = async (responses: readonly HttpResponse[]) => {
  const engine = await startEngine(responses);
  const options = { key: KEY, endpoint: engine.url, site: 'https://vvoz.example', pausesMs: [0, 0] };
  const { signal } = new AbortController();
  const outcome = await postUrls(['https://vvoz.example/toyota'], { ...options, signal });
  return { outcome, tries: engine.requests.length };
};

test.each<readonly [string, readonly HttpResponse[], string, number]>([
  ['202', [], 'accepted', 1],
  ['200', [{ status: 200 }], 'accepted', 1],
  ['400', [{ status: 400 }], 'refused', 1],
  ['403', [{ status: 403 }], 'refused', 1],
  ['422', [{ status: 422 }], 'refused', 1],
  ['429 once', [{ status: 429, headers: { 'retry-after': '0' } }], 'accepted', 2],
  ['408 once', [{ status: 408 }], 'accepted', 2],
  ['no answer once', [{ fault: 'cut' }], 'accepted', 2],
  ['503 to the end', [{ status: 503 }, { status: 503 }, { status: 503 }], 'failed', 3],
])('an engine that answers %j', async (_name, responses, kind, tries) => {
  const result = await post(responses);
  expect([result.outcome.kind, result.tries]).toEqual([kind, tries]);
});

test('a refusal says what the operator must correct', async () => {
  expect((await post([{ status: 403 }])).outcome).toMatchObject({
    reason: expect.stringContaining('/{key}.txt'),
  });
});

/** Creates an announcer over lots of two imports. Its first call stores the time `BEFORE`, which is between them. */
async function createAnnouncer(responses: readonly HttpResponse[] = [], pausesMs: readonly number[] = []) {
  const file = `${await createTempDir()}/vvoz.sqlite`;
  const lot = (at: number, model: string, run: number, type: 'japan' | 'china' = 'japan') =>
    createTestLot({ external_id: `${type}-${model}-${at}`, type, model, run });
  const lots = [0, 1, 2].flatMap((at) => [
    lot(at, 'PRIUS', 1),
    lot(at, 'AQUA', 2),
    lot(at, 'HAN', 2, 'china'),
  ]);
  await writeLots(file, [...lots, lot(9, 'RARE', 2)]);
  const db = openDatabase(file);
  for (const [id, at] of ['2026-10-01T00:00:00.000Z', '2026-11-02T00:00:00.000Z'].entries())
    db.prepare('insert into ingest_run (id, source, started_at, finished_at) values (?, ?, ?, ?)').run(
      id + 1,
      'aleado/japan',
      at,
      at,
    );
  db.close();
  const store = createSqliteCatalogueStore({ file, threads: 0 });
  onTestFinished(() => store.close());
  const state = await openTempState();
  const engine = await startEngine(responses);
  const lines: string[] = [];
  const log = {
    info: (_facts: object, message: string) => void lines.push(message),
    error: (facts: object, message: string) => void lines.push(`${message}: ${JSON.stringify(facts)}`),
  };
  const indexNow = createIndexNow({
    key: KEY,
    endpoint: engine.url,
    store,
    db: state.db,
    sites: mapHosts((host) => `https://${host}.example`),
    log,
    pausesMs,
    now: () => BEFORE,
  });
  return { indexNow, engine, lines };
}

test('pages that an import has changed are announced once, host by host, and no older ones', async () => {
  const { indexNow, engine } = await createAnnouncer();
  await indexNow.announce();
  expect(engine.posts).toEqual([]);
  await indexNow.announce();
  expect(engine.posts.map(({ host, key, urlList }) => ({ host, key, urlList }))).toEqual([
    {
      host: 'china.example',
      key: KEY,
      urlList: ['/toyota', '/toyota/han', '/toyota/han/zvw50', '/'].map(
        (path) => `https://china.example${path}`,
      ),
    },
    {
      host: 'main.example',
      key: KEY,
      urlList: ['/toyota', '/toyota/aqua', '/toyota/aqua/zvw50', ''].map(
        (path) => `https://main.example/japan/czeny-na-avto${path}`,
      ),
    },
  ]);
  await indexNow.announce();
  expect(engine.posts).toHaveLength(2);
});

test('a failed post is repeated with the next import, a refused one is not', async () => {
  const failing = await createAnnouncer([{ status: 503 }]);
  await failing.indexNow.announce();
  await failing.indexNow.announce();
  expect(failing.lines).toEqual([expect.stringMatching(/^changed pages not announced: .*HTTP 503.*true/)]);
  await failing.indexNow.announce();
  expect(failing.engine.posts).toHaveLength(2);

  const refusing = await createAnnouncer([{ status: 403 }, { status: 403 }]);
  await refusing.indexNow.announce();
  await refusing.indexNow.announce();
  await refusing.indexNow.announce();
  expect(refusing.engine.posts).toEqual([]);
  expect(refusing.engine.requests).toHaveLength(2);
});

test('so is the last post of an announcement', async () => {
  const { indexNow, engine, lines } = await createAnnouncer([{ status: 200 }, { status: 503 }]);
  await indexNow.announce();
  await indexNow.announce();
  expect(lines).toEqual([
    'changed pages announced',
    expect.stringMatching(/^changed pages not announced: .*HTTP 503.*true/),
  ]);
  await indexNow.announce();
  expect(engine.posts).toHaveLength(2);
});

test('closing ends the pause before a repetition, and nothing is logged', async () => {
  const { indexNow, engine, lines } = await createAnnouncer([{ status: 429 }], [3_600_000]);
  await indexNow.announce();
  indexNow.start();
  await vi.waitFor(() => expect(engine.requests).toHaveLength(1), WAIT);
  await indexNow.close();
  expect([engine.requests.length, lines]).toEqual([1, []]);
});

interface PageStore {
  readonly list: () => Promise<readonly { readonly brand: string; readonly changedAt: string }[]>;
  readonly version?: () => Promise<string>;
}

/** Creates an announcer of brands of China. What changed after `BEFORE` is announced. */
async function createBrandAnnouncer(
  { list, version = async () => '1' }: PageStore,
  responses: readonly HttpResponse[] = [],
) {
  const { db } = await openTempState();
  await writeNote(db, 'indexnow:since', BEFORE.toISOString());
  const engine = await startEngine(responses);
  const log = { info: vi.fn(), error: vi.fn() };
  const create = (intervalMs = 1) => {
    const indexNow = createIndexNow({
      key: KEY,
      endpoint: engine.url,
      store: {
        version,
        landings: async ({ type, level, changedSince = '', after, limit }) => {
          if (level !== 'brand' || type !== 'china') return [];
          const pages = (await list()).filter(
            ({ brand, changedAt }) => changedAt > changedSince && brand > (after?.[0] ?? ''),
          );
          return pages
            .slice(0, limit)
            .map(({ brand, changedAt }) => ({ names: [brand], changedAt, count: 9 }));
        },
      },
      db,
      sites: mapHosts((host) => `https://${host}.example`),
      log,
      intervalMs,
      pausesMs: [],
    });
    onTestFinished(() => indexNow.close());
    return indexNow;
  };
  return { create, engine, log, readUrls: () => engine.posts.flatMap(({ urlList }) => urlList) };
}
const AUDI = { brand: 'AUDI', changedAt: '2026-11-02T00:00:00.000Z' };
const BYD = { brand: 'BYD', changedAt: '2026-11-03T00:00:00.000Z' };

test('changes that could not be read are announced at the next look, by any process', async () => {
  let isBroken = true;
  const list = vi.fn(async () => {
    if (isBroken) throw new Error('busy');
    return [AUDI];
  });
  const { create, log, readUrls } = await createBrandAnnouncer({ list });
  const first = create();
  first.start();
  await vi.waitFor(() => expect(log.error.mock.calls.length).toBeGreaterThan(1), WAIT);
  isBroken = false;
  await vi.waitFor(() => expect(readUrls()).toContain('https://china.example/audi'), WAIT);
  isBroken = true;
  await expect(first.announce()).rejects.toThrow('busy');
  isBroken = false;
  const reads = list.mock.calls.length;
  await create().announce();
  expect(list.mock.calls.length).toBeGreaterThan(reads);
});

test('an import that ends during an announcement is announced at the next look, and then no more', async () => {
  const pages = [AUDI];
  const list = vi.fn(async () => pages);
  const looks = vi.fn(async () => String(pages.length));
  const { create, log, readUrls } = await createBrandAnnouncer({ list, version: looks });
  log.info.mockImplementationOnce(() => pages.push(BYD));
  create().start();
  await vi.waitFor(() => expect(readUrls()).toContain('https://china.example/byd'), WAIT);
  expect(readUrls().filter((url) => url.endsWith('/audi'))).toHaveLength(1);
  const waitForLooks = async (more: number) => {
    const count = looks.mock.calls.length + more;
    await vi.waitFor(() => expect(looks.mock.calls.length).toBeGreaterThanOrEqual(count), WAIT);
  };
  // The next look comes when the announcement has ended.
  await waitForLooks(1);
  const reads = list.mock.calls.length;
  await waitForLooks(3);
  expect(list).toHaveBeenCalledTimes(reads);
});

test('the newest change is announced once, although an older one follows it', async () => {
  const { create, engine } = await createBrandAnnouncer({
    list: async () => [
      { ...AUDI, changedAt: BYD.changedAt },
      { ...BYD, changedAt: AUDI.changedAt },
    ],
  });
  await create().announce();
  await create().announce();
  expect(engine.requests).toHaveLength(1);
});

test('closing waits for the announcement that runs', async () => {
  const reading = Promise.withResolvers<void>();
  const list = vi.fn(async () => {
    await reading.promise;
    return [];
  });
  const { create } = await createBrandAnnouncer({ list });
  const indexNow = create();
  indexNow.start();
  await vi.waitFor(() => expect(list).toHaveBeenCalled(), WAIT);
  const onClosed = vi.fn();
  const closed = indexNow.close().then(onClosed);
  await new Promise(setImmediate);
  expect(onClosed).not.toHaveBeenCalled();
  reading.resolve();
  await closed;
});

test('closing between two looks ends them', async () => {
  const version = vi.fn(async () => '1');
  const { create } = await createBrandAnnouncer({ list: async () => [], version });
  const indexNow = create(40);
  indexNow.start();
  // The second look finds nothing new, so the third one is waited for at once.
  await vi.waitFor(() => expect(version.mock.calls.length).toBeGreaterThan(1), WAIT);
  await indexNow.close();
  const looks = version.mock.calls.length;
  await pause(60);
  expect(version).toHaveBeenCalledTimes(looks);
});

test('one of two processes announces', async () => {
  const { create, readUrls } = await createBrandAnnouncer({ list: async () => [AUDI] });
  await Promise.all([create().announce(), create().announce()]);
  expect(readUrls()).toEqual(['https://china.example/audi', 'https://china.example/']);
});

test('more pages than a post may have are announced in several', async () => {
  const pages = Array.from({ length: MAX_URLS }, (_, index) => ({ ...AUDI, brand: `B${index + 10_000}` }));
  const { create, engine, readUrls } = await createBrandAnnouncer({ list: async () => pages });
  await create().announce();
  expect(engine.posts.map(({ urlList }) => urlList.length)).toEqual([MAX_URLS, 1]);
  expect(new Set(readUrls()).size).toBe(MAX_URLS + 1);
});

test.each([
  ['that the engine demands', '3600', 0],
  ['of ours', '0', 3_600_000],
])('a repetition waits for the longer pause: the one %s', async (_, retryAfter, ownMs) => {
  const engine = await startEngine([{ status: 429, headers: { 'retry-after': retryAfter } }]);
  const stopping = new AbortController();
  const outcome = postUrls(['https://vvoz.example/toyota'], {
    key: KEY,
    endpoint: engine.url,
    site: 'https://vvoz.example',
    pausesMs: [ownMs],
    signal: stopping.signal,
  });
  await vi.waitFor(() => expect(engine.requests).toHaveLength(1), WAIT);
  // A repetition without the pause would come before the last of these.
  for (let calls = 0; calls < 10; calls += 1) await fetch(engine.url);
  stopping.abort();
  await expect(outcome).rejects.toThrow();
  expect(engine.requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('the key is read from VVOZ_INDEXNOW_KEY; a short one is refused', () => {
  expect(readIndexNow({})).toEqual({ settings: undefined, faults: [] });
  expect(readIndexNow({ VVOZ_INDEXNOW_KEY: KEY }).settings).toEqual({
    key: KEY,
    endpoint: 'https://yandex.com/indexnow',
  });
  expect(readIndexNow({ VVOZ_INDEXNOW_KEY: 'short' }).faults).toEqual([
    expect.stringContaining('VVOZ_INDEXNOW_KEY'),
  ]);
});
