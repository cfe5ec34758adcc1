import { expect, test } from 'vitest';
import { createPartMemory } from './partMemory.ts';

test('100,000 different parts take no more than the limit, and the last ones are kept', () => {
  const memory = createPartMemory(1_000_000);
  const html = 'x'.repeat(9600);
  for (let index = 0; index < 100_000; index += 1)
    memory.set(String(index), {
      name: String(index),
      key: String(index),
      head: undefined,
      content: undefined,
      html,
    });
  expect(memory.calculatedSize).toBeLessThanOrEqual(1_000_000);
  expect([memory.size, memory.has('99999'), memory.has('0')]).toEqual([100, true, false]);
});
