import { createStore } from 'jotai/vanilla';
import { beforeEach, expect, test, vi } from 'vitest';
import { atomOnDevice } from './atomOnDevice.ts';

const KEY = 'vvoz.test';
const stored = new Map<string, string>();
let forbidden = false;
const guard = <Result>(act: () => Result): Result => {
  if (forbidden) throw new DOMException('The operation is insecure', 'SecurityError');
  return act();
};
const storage = {
  getItem: (key: string) => guard(() => stored.get(key) ?? null),
  setItem: (key: string, text: string) => guard(() => void stored.set(key, text)),
  removeItem: (key: string) => guard(() => void stored.delete(key)),
};

beforeEach(() => {
  stored.clear();
  forbidden = false;
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('window', new EventTarget());
  return () => vi.unstubAllGlobals();
});

/** A number of lots kept on the device, 0 where nothing is kept. */
function setup() {
  const apply = vi.fn();
  const countAtom = atomOnDevice({
    key: KEY,
    initial: 0,
    parse: (text) => (/^\d+$/.test(text) ? Number(text) : 0),
    format: (count) => (count === 0 ? null : String(count)),
    apply,
  });
  const store = createStore();
  return { store, countAtom, apply, mount: () => store.sub(countAtom, vi.fn()) };
}

/** What this tab sees of another one that writes. */
function writeInAnotherTab(text: string | null, key: string | null = KEY) {
  if (text === null) stored.delete(KEY);
  else stored.set(KEY, text);
  window.dispatchEvent(Object.assign(new Event('storage'), { key }));
}

test('it has the initial value until it is mounted, then the stored one', () => {
  stored.set(KEY, '3');
  const { store, countAtom, mount } = setup();
  expect(store.get(countAtom)).toBe(0);
  mount();
  expect(store.get(countAtom)).toBe(3);
});

test('a choice is stored and applied; the value that needs no storing leaves none', () => {
  const { store, countAtom, apply, mount } = setup();
  mount();
  store.set(countAtom, 5);
  expect(stored.get(KEY)).toBe('5');
  expect(apply).toHaveBeenLastCalledWith(5);
  store.set(countAtom, 0);
  expect(stored.has(KEY)).toBe(false);
});

test('tabs are in step, a cleared storage included', () => {
  const { store, countAtom, apply, mount } = setup();
  const unmount = mount();
  writeInAnotherTab('7');
  expect(store.get(countAtom)).toBe(7);
  expect(apply).toHaveBeenLastCalledWith(7);
  writeInAnotherTab('8', 'of something else');
  expect(store.get(countAtom)).toBe(7);
  writeInAnotherTab(null, null);
  expect(store.get(countAtom)).toBe(0);
  unmount();
  writeInAnotherTab('9');
  expect(apply).not.toHaveBeenCalledWith(9);
});

test.each(['', 'many', '{"count":3}'])('%j, of another release, is read as the initial value', (text) => {
  stored.set(KEY, text);
  const { store, countAtom, mount } = setup();
  mount();
  expect(store.get(countAtom)).toBe(0);
});

test('where storage is forbidden the value lasts as long as the page', () => {
  forbidden = true;
  const { store, countAtom, mount } = setup();
  const unmount = mount();
  store.set(countAtom, 4);
  expect(store.get(countAtom)).toBe(4);
  unmount();
  mount();
  expect(store.get(countAtom)).toBe(4);
});
