import { expect, onTestFinished, test, vi } from 'vitest';
import { createPostCheck, MAX_POSTS_PER_MINUTE } from './admitPost.ts';

test('an address that floods is refused for the rest of the minute, others are not', () => {
  let now = 1_000_000;
  const check = createPostCheck(() => now);
  const post = (visitor?: string) => check(new Headers(), visitor)?.status;
  for (let posts = 0; posts < MAX_POSTS_PER_MINUTE; posts += 1)
    expect(post('2001:db8:1:2::1')).toBeUndefined();
  now += 20_000;
  expect(check(new Headers(), '2001:db8:1:2:ffff::9')).toMatchObject({ status: 429, retrySeconds: 40 });
  expect(post('2001:db8:1:3::1')).toBeUndefined();
  expect(post()).toBeUndefined();
  now += 40_000;
  expect(post('2001:db8:1:2::1')).toBeUndefined();
});

test('a refusal lasts no longer when the clock is set back', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22') });
  onTestFinished(() => void vi.useRealTimers());
  const check = createPostCheck();
  const post = () => check(new Headers(), '198.51.100.7');
  for (let posts = 0; posts < MAX_POSTS_PER_MINUTE; posts += 1) expect(post()).toBeUndefined();
  vi.setSystemTime(new Date('2020-01-01'));
  const { status, retrySeconds = 0 } = post() ?? {};
  expect([status, retrySeconds <= 60]).toEqual([429, true]);
});
