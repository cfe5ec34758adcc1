import { expect, test } from 'vitest';
import { createSettledValue } from './settledValue.ts';

test('a new value is returned after it has stayed the same for a second, the first one at once', async () => {
  let now = 0;
  let value = '1';
  const read = createSettledValue(
    async () => value,
    1000,
    () => now,
  );
  const readAt = (at: number) => {
    now = at;
    return read();
  };
  expect(await readAt(0)).toBe('1');
  value = '2';
  expect(await readAt(100)).toBe('1');
  expect(await readAt(1099)).toBe('1');
  expect(await readAt(1100)).toBe('2');
  value = '3';
  expect(await readAt(1200)).toBe('2');
  value = '4';
  expect(await readAt(2200)).toBe('2');
  expect(await readAt(3199)).toBe('2');
  expect(await readAt(3200)).toBe('4');
});

test('a value that is only briefly replaced stays', async () => {
  let now = 0;
  const values = ['1', '2', '1', '2', '2'];
  const read = createSettledValue(
    async () => values.shift() ?? '',
    1000,
    () => (now += 600),
  );
  const responses = [];
  for (let call = 0; call < 5; call += 1) responses.push(await read());
  expect(responses).toEqual(['1', '1', '1', '1', '1']);
});
