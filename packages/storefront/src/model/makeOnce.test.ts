import { expect, test } from 'vitest';
import { makeOnce } from './makeOnce.ts';

test('what is made of two objects is made once, and anew for others that look the same', () => {
  let count = 0;
  const join = makeOnce((one: { name: string }, other: { name: string }) => ({
    text: one.name + other.name,
    number: ++count,
  }));
  const one = { name: 'a' };
  const other = { name: 'b' };
  expect(join(one, other)).toEqual({ text: 'ab', number: 1 });
  expect(join(one, other)).toBe(join(one, other));
  expect(join(other, one)).toEqual({ text: 'ba', number: 2 });
  expect(join(one, one)).toEqual({ text: 'aa', number: 3 });
  expect(join({ name: 'a' }, other)).toEqual({ text: 'ab', number: 4 });
});

test('nothing is remembered when the making fails, and an absent result is', () => {
  let count = 0;
  const key = {};
  const fail = makeOnce(() => {
    count += 1;
    if (count === 1) throw new Error('not yet');
    return undefined;
  });
  expect(() => fail(key, key)).toThrow('not yet');
  expect(fail(key, key)).toBeUndefined();
  expect(fail(key, key)).toBeUndefined();
  expect(count).toBe(2);
});
