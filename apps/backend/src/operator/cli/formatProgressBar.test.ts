import { expect, test } from 'vitest';
import { formatProgressBar } from './formatProgressBar.ts';

test.each([
  [0, 100, '[--------------------] 0 %'],
  [40, 100, '[########------------] 40 %'],
  [250, 100, '[####################] 100 %'],
  [7, undefined, '[····················]'],
])('%d of %s is %s', (done, expected, bar) => expect(formatProgressBar(done, expected)).toBe(bar));
