import { expect, test } from 'vitest';
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
