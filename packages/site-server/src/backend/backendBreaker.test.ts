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

test.each<ApiFailure>([
  OUTAGE,
  { kind: 'http', url: 'api', status: 502 },
  { kind: 'http', url: 'api', status: 504 },
])('after three such failures reads are not made: %o', async (failure) => {
  const log = captureLog();
  const { baseUrl, read, failThrice } = setup();
  await failThrice(failure);
  expect(await read()).toBe('suspended');
  expect(getDownSince(baseUrl)).toBeTypeOf('number');
  expect(log).toMatchObject([
    { level: 'error', url: baseUrl, message: expect.stringMatching(/Backend unavailable/) },
  ]);
});

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

test.each([502, 503, 504])(
  'a gateway that says %d instead of the backend does not show that it is alive',
  async (status) => {
    askBackend.mockImplementation(async () => new Response(null, { status }));
    const { baseUrl } = setup();
    const read = createReadGuard(baseUrl)('api', () => new Promise(() => undefined)).catch(
      (error: unknown) => (error as ApiError).failure.kind,
    );
    await vi.advanceTimersByTimeAsync(500);
    expect(await read).toBe('network');
  },
);

test('slow reads ask together, once a second, and not after they have ended', async () => {
  askBackend.mockImplementation(
    () => new Promise((resolve) => setTimeout(() => resolve(new Response('{}')), 50)),
  );
  const { baseUrl } = setup();
  const readSlowly = (ms: number) =>
    createReadGuard(baseUrl)('api', () => new Promise((resolve) => setTimeout(resolve, ms)));
  const reads = [readSlowly(100), readSlowly(2000), readSlowly(2000)];
  await vi.advanceTimersByTimeAsync(2000);
  await Promise.all(reads);
  expect(askBackend).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(askBackend).toHaveBeenCalledTimes(2);
});

test('a read that ends while the site asks is the last to ask', async () => {
  askBackend.mockImplementation(
    () => new Promise((resolve) => setTimeout(() => resolve(new Response('{}')), 1000)),
  );
  const { baseUrl } = setup();
  const read = createReadGuard(baseUrl)('api', () => new Promise((resolve) => setTimeout(resolve, 600)));
  await vi.advanceTimersByTimeAsync(600);
  await read;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(askBackend).toHaveBeenCalledOnce();
});

test('a backend that dies after it has said that it is alive is noticed by the same read', async () => {
  askBackend.mockImplementationOnce(async () => new Response('{}'));
  const { baseUrl } = setup();
  const fail = vi.fn<(kind: unknown) => void>();
  createReadGuard(baseUrl)('api', () => new Promise(() => undefined)).catch((error: unknown) =>
    fail((error as ApiError).failure.kind),
  );
  await vi.advanceTimersByTimeAsync(1400);
  expect(fail).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(fail).toHaveBeenCalledWith('network');
});

test('a backend that has said nothing is asked again at once', async () => {
  askBackend.mockImplementationOnce(() => new Promise(() => undefined));
  const { baseUrl } = setup();
  const fail = vi.fn<() => void>();
  createReadGuard(baseUrl)('api', () => new Promise(() => undefined)).catch(fail);
  await vi.advanceTimersByTimeAsync(5600);
  expect(fail).toHaveBeenCalledOnce();
});

test('a read that is too late counts as nothing, for a backend that was alive meanwhile', async () => {
  captureLog();
  const { baseUrl, read } = setup();
  await read(OUTAGE);
  await read(OUTAGE);
  // Alive at first, and silent at the end.
  askBackend
    .mockImplementationOnce(async () => new Response('{}'))
    .mockImplementation(() => new Promise(() => undefined));
  const late = createReadGuard(baseUrl)('api', async () => {
    await new Promise((resolve) => setTimeout(resolve, 7000));
    throw new ApiError({ kind: 'timeout', url: 'api', afterMs: 7000 });
  }).catch((error: unknown) => (error as ApiError).failure.kind);
  await vi.advanceTimersByTimeAsync(7000);
  expect([await late, getDownSince(baseUrl)]).toEqual(['timeout', undefined]);
  await read(OUTAGE);
  expect(await read()).toBe('suspended');
});

test('failures of reads that began before another one succeeded do not stop reads', async () => {
  const { baseUrl, read } = setup();
  const { promise, reject } = Promise.withResolvers<never>();
  const early = Array.from({ length: 3 }, () => createReadGuard(baseUrl)('api', () => promise));
  expect(await read()).toBe('answer');
  reject(new ApiError(OUTAGE));
  await Promise.allSettled(early);
  expect(await read()).toBe('answer');
});

test('a read that fails after its backend was found to be gone has no further effect', async () => {
  const { baseUrl, read } = setup();
  const { promise, reject } = Promise.withResolvers<never>();
  const fail = vi.fn<() => void>();
  createReadGuard(baseUrl)('api', () => promise).catch(fail);
  await vi.advanceTimersByTimeAsync(500);
  expect(fail).toHaveBeenCalledOnce();
  const lost = vi.fn<() => void>();
  process.once('unhandledRejection', lost);
  reject(new ApiError(OUTAGE));
  vi.useRealTimers();
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', lost);
  expect(lost).not.toHaveBeenCalled();
  expect(await read()).toBe('answer');
});
