import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError, type ApiFailure } from '@vvoz/api/errors';
import { captureLog } from '../testing/capturedLog.ts';
import { createReadGuard, getDownSince } from './backendBreaker.ts';

const OUTAGE: ApiFailure = { kind: 'network', url: 'api', detail: 'ECONNREFUSED' };
const askBackend = vi.fn<() => Promise<Response>>();
let backends = 0;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', askBackend);
  askBackend.mockReset().mockRejectedValue(new TypeError('fetch failed'));
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

/** Sets up reads of a new backend, because the state of a backend is shared through the process. */
function setup() {
  const baseUrl = `http://backend-${(backends += 1)}`;
  const guard = createReadGuard(baseUrl);
  const read = (failure?: ApiFailure) =>
    guard('api', async () => {
      if (failure) throw new ApiError(failure);
      return 'answer';
    }).catch((error: unknown) => (error as ApiError).failure?.kind);
  const failThrice = async (failure: ApiFailure) => {
    for (let count = 0; count < 3; count++) await read(failure);
  };
  return { baseUrl, read, failThrice };
}

test.each<ApiFailure>([OUTAGE, { kind: 'http', url: 'api', status: 504 }])(
  'after three such failures reads are not made: %o',
  async (failure) => {
    const log = captureLog();
    const { baseUrl, read, failThrice } = setup();
    await failThrice(failure);
    expect(await read()).toBe('suspended');
    expect(getDownSince(baseUrl)).toBeTypeOf('number');
    expect(log).toMatchObject([
      { level: 'error', url: baseUrl, message: expect.stringMatching(/Backend unavailable/) },
    ]);
  },
);

test.each<ApiFailure>([
  { kind: 'timeout', url: 'api', afterMs: 20 },
  { kind: 'timeout', url: 'api', afterMs: 5000 },
  { kind: 'contract', url: 'api', field: 'items', detail: 'missing' },
  { kind: 'http', url: 'api', status: 500 },
  { kind: 'http', url: 'api', status: 503 },
  { kind: 'http', url: 'api', status: 429 },
])('such failures do not stop reads: %o', async (failure) => {
  const { baseUrl, read, failThrice } = setup();
  await failThrice(failure);
  expect([await read(), getDownSince(baseUrl)]).toEqual(['answer', undefined]);
});

test.each([200, 404, 500])(
  'the backend answers again, with %d: reads are made, and the log says so',
  async (status) => {
    const log = captureLog();
    const { baseUrl, read, failThrice } = setup();
    await failThrice(OUTAGE);
    await vi.advanceTimersByTimeAsync(1000);
    askBackend.mockResolvedValueOnce(new Response(null, { status: 502 }));
    await vi.advanceTimersByTimeAsync(1000);
    expect(await read()).toBe('suspended');
    askBackend.mockResolvedValue(new Response('{}', { status }));
    await vi.advanceTimersByTimeAsync(1000);
    expect(await read()).toBe('answer');
    expect(getDownSince(baseUrl)).toBeUndefined();
    expect(log.at(-1)).toMatchObject({ level: 'info', message: 'Backend available again', downMs: 3000 });
  },
);

test('an error of our own is neither an answer nor a failure of the backend', async () => {
  const { baseUrl, read } = setup();
  await read(OUTAGE);
  await read(OUTAGE);
  await expect(
    createReadGuard(baseUrl)('api', async () => {
      throw new TypeError('a bug');
    }),
  ).rejects.toThrow('a bug');
  captureLog();
  await read(OUTAGE);
  expect(await read()).toBe('suspended');
});

test('a backend that is slow but alive is waited for', async () => {
  askBackend.mockImplementation(async () => new Response('{}'));
  const { baseUrl } = setup();
  const answer = createReadGuard(baseUrl)(
    'api',
    () => new Promise((resolve) => setTimeout(() => resolve('answer'), 5500)),
  );
  await vi.advanceTimersByTimeAsync(5500);
  expect(await answer).toBe('answer');
  expect(getDownSince(baseUrl)).toBeUndefined();
});

/** Reads that nothing answers: each fails after its own limit, 5 s, as a call does. */
const readInVain = (baseUrl: string) =>
  createReadGuard(baseUrl)('api', async () => {
    await new Promise((resolve) => setTimeout(resolve, 5000));
    throw new ApiError({ kind: 'timeout', url: 'api', afterMs: 5000 });
  }).catch((error: unknown) => (error as ApiError).failure.kind);

test('a backend that is too busy to say that it is alive is waited for as long as a call may take', async () => {
  // A process that is stopped, or waits for a processor, accepts connections and answers nothing.
  askBackend.mockImplementation(() => new Promise(() => undefined));
  const { baseUrl } = setup();
  const settled = vi.fn();
  const answer = createReadGuard(baseUrl)(
    'api',
    () => new Promise((resolve) => setTimeout(() => resolve('answer'), 9900)),
  ).finally(settled);
  await vi.advanceTimersByTimeAsync(9800);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(await answer).toBe('answer');
  expect(getDownSince(baseUrl)).toBeUndefined();
});

test('after three visitors have waited for a backend that said nothing at all, the next ones do not wait', async () => {
  captureLog();
  askBackend.mockImplementation(() => new Promise(() => undefined));
  const { baseUrl, read } = setup();
  const visitors = Array.from({ length: 3 }, () => readInVain(baseUrl));
  await vi.advanceTimersByTimeAsync(5000);
  expect(await Promise.all(visitors)).toEqual(['timeout', 'timeout', 'timeout']);
  expect(await read()).toBe('suspended');
});

test('reads that are too late do not stop the others while the backend says that it is alive', async () => {
  askBackend.mockImplementation(async () => new Response('{}'));
  const { baseUrl, read } = setup();
  const visitors = Array.from({ length: 4 }, () => readInVain(baseUrl));
  await vi.advanceTimersByTimeAsync(5000);
  expect(await Promise.all(visitors)).toEqual(Array.from({ length: 4 }, () => 'timeout'));
  expect(await read()).toBe('answer');
});

test('of a backend that is gone a visitor knows when the site has asked', async () => {
  const { baseUrl } = setup();
  const read = createReadGuard(baseUrl)('api', () => new Promise(() => undefined)).catch(
    (error: unknown) => (error as ApiError).failure.kind,
  );
  await vi.advanceTimersByTimeAsync(500);
  expect(await read).toBe('network');
});

test('a trial waits for a busy backend, too', async () => {
  captureLog();
  const { baseUrl, read, failThrice } = setup();
  await failThrice(OUTAGE);
  askBackend.mockImplementation(
    () => new Promise((resolve) => setTimeout(() => resolve(new Response('{}')), 3000)),
  );
  await vi.advanceTimersByTimeAsync(4000);
  expect([await read(), getDownSince(baseUrl)]).toEqual(['answer', undefined]);
});
