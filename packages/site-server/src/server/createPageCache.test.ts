import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { forgetVersions, noteVersions } from '../backend/dataVersions.ts';
import { createPageBody } from '../pages/createPageBody.ts';
import { createPageCache, type CachedPage } from './createPageCache.ts';

beforeEach(() => {
  forgetVersions();
  return forgetVersions;
});

const makePage = (bytes = 100): CachedPage => ({
  body: createPageBody(Buffer.alloc(bytes)),
  headers: {},
  pageKind: 'list',
});
const PAGE = makePage();

const setup = () => {
  let now = 0;
  const cache = createPageCache(() => now);
  const pass = (seconds: number) => (now += seconds * 1000);
  return { ...cache, pass, keep: (key: string, page: CachedPage) => cache.begin(key)(page), now: () => now };
};

test('a page is used for ten seconds from the beginning of its request', () => {
  const { find, begin, pass } = setup();
  const finish = begin('a');
  pass(3);
  finish(PAGE);
  pass(6.9);
  expect(find('a')).toBe(PAGE);
  pass(0.1);
  expect(find('a')).toBeUndefined();
});

test.each(['2020-01-01', '2040-01-01'])('a page is used for its time when the clock is set to %s', (day) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22') });
  onTestFinished(() => void vi.useRealTimers());
  const { find, begin } = createPageCache();
  noteVersions('1.1');
  begin('a')(PAGE);
  vi.setSystemTime(new Date(day));
  expect(find('a')).toBe(PAGE);
  begin('b')(PAGE);
  expect(find('b')).toBe(PAGE);
});

test('after that one visitor renders the next page, and the others get the old one for five seconds more', async () => {
  const { find, begin, keep, pass } = setup();
  keep('a', PAGE);
  pass(10);
  expect(find('a')).toBeUndefined();
  const finish = begin('a');
  expect(find('a')).toBe(PAGE);
  pass(4.9);
  expect(find('a')).toBe(PAGE);
  pass(0.1);
  const waiting = find('a');
  const next = makePage(120);
  finish(next);
  expect(await waiting).toBe(next);
});

test('simultaneous requests wait for one page; what is not for everyone is given to none of them', async () => {
  const { find, begin } = setup();
  const [good, own] = [begin('a'), begin('b')];
  const waiting = [find('a'), find('a'), find('b')];
  good(PAGE);
  own();
  expect(await Promise.all(waiting)).toEqual([PAGE, PAGE, undefined]);
  expect([find('a'), find('b')]).toEqual([PAGE, undefined]);
});

test('nobody waits for a rendering that does not end', () => {
  const { find, begin, pass } = setup();
  begin('a');
  pass(29.9);
  expect(find('a')).toBeInstanceOf(Promise);
  pass(0.1);
  expect(find('a')).toBeUndefined();
});

test('a rendering that was given up does not end the wait for the one after it', async () => {
  const { find, begin, pass } = setup();
  const lost = begin('a');
  pass(30);
  const finish = begin('a');
  lost();
  const waiting = find('a');
  finish(PAGE);
  expect(await waiting).toBe(PAGE);
});

test('a page that was begun before an import is neither used nor waited for', () => {
  const { find, begin, keep, pass, now } = setup();
  pass(100);
  noteVersions('1.1', now());
  const begun = begin('b');
  keep('a', PAGE);
  pass(1);
  expect(find('a')).toBe(PAGE);
  noteVersions('2.1', now());
  expect([find('a'), find('b')]).toEqual([undefined, undefined]);
  const renewed = makePage();
  keep('b', renewed);
  begun(PAGE);
  expect(find('b')).toBe(renewed);
});

test.each(['2.1', '1.2'])(
  'after an import of lots or of content, version %s, an earlier page is not used',
  (version) => {
    const { find, keep, pass, now } = setup();
    pass(1);
    noteVersions('1.1', now());
    keep('a', PAGE);
    pass(1);
    noteVersions(version, now());
    expect(find('a')).toBeUndefined();
  },
);

test('keys never mix, and the least recent pages go when the cache is full', () => {
  const { find, keep } = setup();
  const large = makePage(10 * 1024 * 1024);
  for (const key of ['a', 'b']) keep(key, large);
  expect(find('a')).toBe(large);
  keep('c', PAGE);
  keep('d', large);
  expect(['a', 'b', 'c', 'd'].map((key) => find(key) !== undefined)).toEqual([true, false, true, true]);
});
