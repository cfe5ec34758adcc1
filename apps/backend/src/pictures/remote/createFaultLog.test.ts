import { expect, onTestFinished, test, vi } from 'vitest';
import { createFaultLog } from './createFaultLog.ts';
import { PictureFault } from './PictureFault.ts';

test('one line per host and kind of fault; the line for an unknown host says what to do', () => {
  const lines: [object, string][] = [];
  const logFault = createFaultLog({ warn: (facts, message) => lines.push([facts, message]) });
  for (let index = 0; index < 100; index += 1)
    logFault(`https://a.example/${index}`, new PictureFault('absent', 'a.example answers HTTP 404'));
  logFault('https://b.example/1', new PictureFault('refused', 'b.example is not in the list of hosts'));
  expect(lines.map(([facts]) => facts)).toMatchObject([
    { host: 'a.example', kind: 'absent', reason: 'a.example answers HTTP 404' },
    { host: 'b.example', kind: 'refused' },
  ]);
  expect(lines.map(([, message]) => message.includes('VVOZ_PICTURE_HOSTS'))).toEqual([false, true]);
});

test('after ten minutes there is a line again, with the number of faults that were not logged', () => {
  // The cache of lines keeps the clock that it has found, and reads it once in a millisecond.
  let now = 1000;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
    clock.mockRestore();
  });
  const pass = (ms: number) => {
    now += ms;
    vi.advanceTimersByTime(1);
  };
  const lines: object[] = [];
  const logFault = createFaultLog({ warn: (facts) => lines.push(facts) });
  const fail = (kind: PictureFault['kind']) => logFault('https://a.example/1', new PictureFault(kind, kind));
  for (const kind of ['down', 'down', 'down', 'absent'] as const) fail(kind);
  pass(599_000);
  fail('down');
  expect(lines).toMatchObject([
    { kind: 'down', before: 0 },
    { kind: 'absent', before: 0 },
  ]);
  for (const before of [3, 0]) {
    pass(601_000);
    fail('down');
    expect(lines.at(-1)).toMatchObject({ kind: 'down', before });
  }
});
