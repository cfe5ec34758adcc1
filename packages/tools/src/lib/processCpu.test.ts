import { expect, test } from 'vitest';
import { parseCpuTime } from './processCpu.ts';

test('the CPU time is that of user and system, whatever the name of the program', () => {
  const stat = '42 (next) server (v16) S 1 42 42 0 -1 4194560 90 0 7 0 310 25 1 2 20 0 11 0 500 1000 200';
  expect(parseCpuTime(stat)).toBe(3350);
});
