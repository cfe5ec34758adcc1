import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { Outage } from '../page/fetchJson.ts';
import { QUEUE_NAME } from './queueName.ts';
import { createLeadQueue, type QueueScope } from './unsentLeads.ts';
import { MAX_SILENT_MS } from './waitingLead.ts';

const NOON = Date.parse('2026-11-20T12:00:00Z');
const BODY = { tel: '8 914 123-45-67', consent: { version: '2026-11-01' } };
const report = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  vi.stubGlobal('reportError', report.mockReset());
  return () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  };
});

type Answer = () => Promise<Response>;
const respondJson =
  (status: number, body: unknown, headers: Record<string, string> = {}): Answer =>
  async () =>
    Response.json(body, { status, headers });
const SENT = respondJson(201, { data: { id: 'lead-1' } });
const NO_NETWORK: Answer = () => Promise.reject(new TypeError('Failed to fetch'));

/** Creates a device whose site answers with `state.answer`. Each `openPage` creates the queue of another page. */
function createDevice(response: Answer = SENT) {
  const state = { response, openChannels: 0, onNews: (_text: unknown) => undefined as void };
  const sent: { readonly key: string; readonly body: unknown }[] = [];
  const news: unknown[] = [];
  const scope: QueueScope = {
    indexedDB: new IDBFactory(),
    navigator: { locks: navigator.locks },
    BroadcastChannel: class {
      constructor() {
        state.openChannels += 1;
      }
      postMessage(text: unknown) {
        news.push(text);
        state.onNews(text);
      }
      close() {
        state.openChannels -= 1;
      }
    },
    fetch: async (path, { method, headers, body, signal }) => {
      expect([path, method, signal]).toEqual(['/api/request/send', 'POST', expect.any(AbortSignal)]);
      expect(new Headers(headers).get('content-type')).toBe('application/json');
      sent.push({ key: new Headers(headers).get('idempotency-key') ?? '', body: JSON.parse(String(body)) });
      return state.response();
    },
  };
  const openPage = (getToken?: () => Promise<string>) => createLeadQueue(scope, getToken);
  return { state, sent, news, openPage, scope };
}

test('a request waits for a network, is sent with its key and time, and is deleted', async () => {
  const { state, sent, news, openPage } = createDevice(NO_NETWORK);
  const queue = openPage();
  await queue.keep('key-1', BODY);
  expect(await queue.deliver()).toBe(1);
  vi.setSystemTime(NOON + 60_000);
  state.response = SENT;
  expect(await openPage().deliver()).toBe(0);
  const body = { ...BODY, consent: { version: '2026-11-01', at: '2026-11-20T12:00:00.000Z' } };
  expect(sent).toEqual([
    { key: 'key-1', body },
    { key: 'key-1', body },
  ]);
  expect(await queue.list()).toEqual([]);
  expect(news).toEqual(['changed', 'changed', 'sent', 'changed']);
  expect(state.openChannels).toBe(0);
});

test('a page that hears of a sent request no longer finds it', async () => {
  const { state, openPage } = createDevice();
  const queue = openPage();
  await queue.keep('key-1', BODY);
  let found: Promise<readonly unknown[]> | undefined;
  state.onNews = (text) => {
    if (text === 'sent') found = queue.list();
  };
  await queue.deliver();
  expect(await found).toEqual([]);
});

test('a full device says so: a request that was not written is not kept', async () => {
  const { openPage, news } = createDevice();
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function put(this: IDBObjectStore) {
    this.transaction.abort();
    return undefined as never;
  });
  let outcome = '';
  void openPage()
    .keep('key-1', BODY)
    .then(
      () => (outcome = 'kept'),
      () => (outcome = 'refused'),
    );
  await vi.waitFor(() => expect(outcome).toBe('refused'));
  expect(news).toEqual([]);
});

test('the queue leaves no open database, which would block the format of a later release', async () => {
  const { openPage, scope } = createDevice();
  await openPage().keep('key-1', BODY);
  await openPage().deliver();
  const opening = scope.indexedDB.open(QUEUE_NAME, 2);
  const event = await new Promise<string>((resolve) => {
    for (const type of ['blocked', 'success']) opening.addEventListener(type, () => resolve(type));
  });
  expect(event).toBe('success');
});

test('a request that is stored again is unchanged', async () => {
  const { openPage } = createDevice();
  const queue = openPage();
  await queue.keep('key-1', BODY);
  vi.setSystemTime(NOON + 60_000);
  await queue.keep('key-1', { ...BODY, tel: 'another' });
  expect(await queue.list()).toEqual([expect.objectContaining({ keptAt: NOON })]);
  expect((await queue.list())[0]?.body).toMatchObject(BODY);
});

test('two pages and the worker that deliver at the same time send a request once', async () => {
  const { sent, openPage } = createDevice();
  const pages = [openPage(), openPage(), openPage()];
  await pages[0]?.keep('key-1', BODY);
  await Promise.all(pages.map((page) => page.deliver()));
  expect(sent).toHaveLength(1);
});

test('without locks a request may be sent twice with one key, and is deleted', async () => {
  const { sent, scope } = createDevice();
  const open = () => createLeadQueue({ ...scope, navigator: {} });
  await open().keep('key-1', BODY);
  await Promise.all([open().deliver(), open().deliver()]);
  expect(new Set(sent.map(({ key }) => key))).toEqual(new Set(['key-1']));
  expect(await open().list()).toEqual([]);
});

test('Retry-After delays the request and those after it', async () => {
  const { state, sent, openPage } = createDevice(respondJson(429, {}, { 'retry-after': '60' }));
  const queue = openPage();
  await queue.keep('key-2', BODY);
  vi.setSystemTime(NOON + 1);
  await queue.keep('key-1', BODY);
  expect(await queue.deliver()).toBe(2);
  expect(sent.map(({ key }) => key)).toEqual(['key-2']);
  state.response = SENT;
  vi.setSystemTime(NOON + 59_000);
  expect(await queue.deliver()).toBe(1);
  vi.setSystemTime(NOON + 60_001);
  expect(await queue.deliver()).toBe(0);
  expect(sent.map(({ key }) => key)).toEqual(['key-2', 'key-1', 'key-2']);
});

test.each([
  ['7200', 7_200_000],
  ['Fri, 20 Nov 2026 13:00:00 GMT', 5000],
  ['0', 5000],
])('with Retry-After: %s the next attempt is %i ms later', async (retryAfter, pauseMs) => {
  const { openPage } = createDevice(respondJson(503, {}, { 'retry-after': retryAfter }));
  const queue = openPage();
  await queue.keep('key-1', BODY);
  await queue.deliver();
  expect((await queue.list())[0]?.dueAt).toBe(NOON + pauseMs);
});

test('without a network one request is tried, not each', async () => {
  const { sent, openPage } = createDevice(NO_NETWORK);
  const queue = openPage();
  for (const key of ['key-1', 'key-2']) await queue.keep(key, BODY);
  expect(await queue.deliver()).toBe(2);
  expect(sent).toHaveLength(1);
});

test('a request that the visitor removes while it is being sent does not come back', async () => {
  const { state, openPage } = createDevice();
  const queue = openPage();
  await queue.keep('key-1', BODY);
  state.response = async () => {
    await queue.remove('key-1');
    return Response.json({}, { status: 503 });
  };
  expect(await queue.deliver()).toBe(0);
  expect(await queue.list()).toEqual([]);
});

test('while another page is sending nothing is sent, and nobody waits', async () => {
  const { sent, openPage } = createDevice();
  const queue = openPage();
  await queue.keep('key-1', BODY);
  const other = Promise.withResolvers<void>();
  onTestFinished(() => other.resolve());
  void navigator.locks.request(QUEUE_NAME, () => other.promise);
  let left: number | undefined;
  void queue.deliver().then((count) => (left = count));
  await vi.waitFor(() => expect(left).toBe(1));
  expect(sent).toEqual([]);
});

test('a failing backend gets further attempts after growing pauses of at most half an hour', async () => {
  const { openPage } = createDevice(respondJson(503, { error: {} }));
  const queue = openPage();
  await queue.keep('key-1', BODY);
  const pauses: number[] = [];
  for (let times = 0; times < 12; times++) {
    await queue.deliver();
    const dueAt = (await queue.list())[0]?.dueAt ?? 0;
    pauses.push(dueAt - Date.now());
    vi.setSystemTime(dueAt);
  }
  expect(pauses.slice(0, 3)).toEqual([5000, 10_000, 20_000]);
  expect(pauses.at(-1)).toBe(1_800_000);
});

test.each<[string, Answer]>([
  ['the sign-in of a Wi-Fi network', async () => new Response('<html>', { status: 200 })],
  ['JSON of somebody else', respondJson(200, { ok: true })],
  ['an error with data', respondJson(404, { data: { id: 'lead-1' } })],
  ['a page with status 403', async () => new Response('<html>', { status: 403 })],
])('%s is not a final answer: the request stays on the device', async (_, response) => {
  const { openPage } = createDevice(response);
  const queue = openPage();
  await queue.keep('key-1', BODY);
  expect(await queue.deliver()).toBe(1);
  expect((await queue.list())[0]).toMatchObject({ refusedRu: '', failures: 1 });
});

test('a request whose token is refused stays due for a page that obtains another', async () => {
  const { state, sent, openPage } = createDevice(respondJson(400, { error: { field: 'token' } }));
  await openPage().keep('key-1', BODY);
  expect(await openPage().deliver()).toBe(1);
  state.response = SENT;
  expect(await openPage(async () => 'fresh').deliver()).toBe(0);
  expect(sent[1]?.body).toMatchObject({ token: 'fresh' });
});

test('without a network for the token nothing is sent', async () => {
  const { sent, openPage } = createDevice();
  const page = openPage(() => Promise.reject(new Outage('no network')));
  await page.keep('key-1', BODY);
  expect(await page.deliver()).toBe(1);
  expect(sent).toEqual([]);
});

test('a refusal is kept for the visitor and not sent again', async () => {
  const messageRu = 'проверьте номер телефона';
  const { sent, openPage } = createDevice(respondJson(400, { error: { field: 'tel', messageRu } }));
  const queue = openPage();
  await queue.keep('key-1', BODY);
  expect(await queue.deliver()).toBe(0);
  await queue.deliver();
  expect(sent).toHaveLength(1);
  expect((await queue.list())[0]).toMatchObject({ refusedRu: messageRu });
  await queue.remove('key-1');
  expect(await queue.list()).toEqual([]);
});

test('a refusal without a text is a refusal too', async () => {
  const { openPage } = createDevice(respondJson(400, { error: {} }));
  const queue = openPage();
  await queue.keep('key-1', BODY);
  expect(await queue.deliver()).toBe(0);
  expect((await queue.list())[0]?.refusedRu).toBe('заявка не принята');
});

test('a consent that was given earlier keeps its time', async () => {
  const { openPage } = createDevice();
  const queue = openPage();
  const consent = { version: '2026-11-01', at: '2026-11-19T08:00:00.000Z' };
  await queue.keep('key-1', { ...BODY, consent });
  expect((await queue.list())[0]?.body).toMatchObject({ consent });
});

test('after two days a request is sent only if the visitor wants that', async () => {
  const { sent, openPage } = createDevice();
  const queue = openPage();
  for (const key of ['key-1', 'key-2']) await queue.keep(key, BODY);
  vi.setSystemTime(NOON + MAX_SILENT_MS);
  expect(await queue.deliver()).toBe(0);
  expect(sent).toEqual([]);
  await queue.keep('key-3', BODY);
  await queue.deliver('key-1');
  expect(sent.map(({ key }) => key)).toEqual(['key-1']);
  expect((await queue.list()).map(({ key }) => key)).toEqual(['key-2', 'key-3']);
});

test('a page sends with a fresh token, and without one when the provider gives none', async () => {
  const { state, sent, openPage } = createDevice(NO_NETWORK);
  const page = openPage(async () => 'token');
  await page.keep('key-1', BODY);
  await page.deliver();
  state.response = SENT;
  await openPage(() => Promise.reject(new Error('no token'))).deliver();
  expect(report).toHaveBeenCalledOnce();
  expect(sent.map(({ body }) => (body as { token?: string }).token)).toEqual(['token', undefined]);
});

test('without storage the queue rejects', async () => {
  const { scope } = createDevice();
  const forbidden = {
    open: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  };
  const indexedDB = forbidden as unknown as globalThis.IDBFactory;
  const queue = createLeadQueue({ ...scope, indexedDB });
  await expect(queue.keep('key-1', BODY)).rejects.toThrow('denied');
});
