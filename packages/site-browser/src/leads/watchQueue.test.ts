import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

const deliver = vi.fn<() => Promise<number>>();
const report = vi.fn();
const notice = { show: vi.fn(async () => undefined), noteSent: vi.fn() };
const createPage = () => Object.assign(new EventTarget(), { visibilityState: 'visible' });
let page = createPage();
let browser = new EventTarget();
let channel = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  deliver.mockReset().mockResolvedValue(1);
  notice.show.mockClear();
  notice.noteSent.mockClear();
  page = createPage();
  browser = new EventTarget();
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', Object.assign(browser, { setTimeout: globalThis.setTimeout }));
  vi.stubGlobal('reportError', report.mockReset());
  channel = new EventTarget();
  vi.stubGlobal(
    'BroadcastChannel',
    vi.fn(function Channel() {
      return channel;
    }),
  );
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

async function load() {
  vi.resetModules();
  vi.doMock('./deviceQueue.ts', () => ({ deviceQueue: { deliver } }));
  vi.doMock('./createWaitingNotice.tsx', () => ({ createWaitingNotice: () => notice }));
  onTestFinished(() => {
    vi.doUnmock('./deviceQueue.ts');
    vi.doUnmock('./createWaitingNotice.tsx');
    vi.resetModules();
  });
  return (await import('./watchQueue.ts')).watchQueue;
}

/** Passes time, and returns how often the page has tried meanwhile. */
async function countTries(ms: number): Promise<number> {
  deliver.mockClear();
  await vi.advanceTimersByTimeAsync(ms);
  return deliver.mock.calls.length;
}

test('the pauses between attempts double, up to five minutes', async () => {
  (await load())();
  await vi.advanceTimersByTimeAsync(0);
  expect(deliver).toHaveBeenCalledOnce();
  expect([await countTries(4999), await countTries(1)]).toEqual([0, 1]);
  expect([await countTries(9999), await countTries(1)]).toEqual([0, 1]);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(await countTries(1_500_000)).toBe(5);
});

test('a page that is seen again after a long time tries at once, and soon again', async () => {
  (await load())();
  await vi.advanceTimersByTimeAsync(3_600_000);
  deliver.mockClear();
  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(deliver).not.toHaveBeenCalled();
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(await countTries(0)).toBe(1);
  expect(await countTries(5000)).toBe(1);
});

test('so does a page whose network is back, and a second call', async () => {
  const watchQueue = await load();
  watchQueue();
  await vi.advanceTimersByTimeAsync(3_600_000);
  deliver.mockClear();
  browser.dispatchEvent(new Event('online'));
  expect(await countTries(0)).toBe(1);
  watchQueue();
  expect(await countTries(0)).toBe(1);
  expect(await countTries(5000)).toBe(1);
});

test('nothing is tried when nothing waits; what another page has sent is noted', async () => {
  deliver.mockResolvedValue(0);
  (await load())();
  await vi.advanceTimersByTimeAsync(0);
  expect(await countTries(3_600_000)).toBe(0);
  notice.show.mockClear();
  channel.dispatchEvent(Object.assign(new Event('message'), { data: 'changed' }));
  expect([notice.noteSent.mock.calls.length, notice.show.mock.calls.length]).toEqual([0, 1]);
  channel.dispatchEvent(Object.assign(new Event('message'), { data: 'sent' }));
  expect([notice.noteSent.mock.calls.length, notice.show.mock.calls.length]).toEqual([1, 2]);
});

test('an attempt that leaves nothing ends the attempts that an earlier one has planned', async () => {
  (await load())();
  await vi.advanceTimersByTimeAsync(1000);
  deliver.mockResolvedValue(0);
  browser.dispatchEvent(new Event('online'));
  expect(await countTries(3_600_000)).toBe(1);
});

test('a device that cannot be read is reported, and tried again when the network is back', async () => {
  const failure = new DOMException('broken', 'UnknownError');
  deliver.mockRejectedValueOnce(failure);
  (await load())();
  await vi.advanceTimersByTimeAsync(0);
  expect(report).toHaveBeenCalledExactlyOnceWith(failure);
  browser.dispatchEvent(new Event('online'));
  expect(await countTries(5000)).toBe(2);
});
