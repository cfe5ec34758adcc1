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

/** A number of lots stored on the device; 0 when nothing is stored. */
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

/** Simulates a write in another tab. */
function writeInAnotherTab(text: string | null, key: string | null = KEY) {
  if (text === null) stored.delete(KEY);
  else stored.set(KEY, text);
  window.dispatchEvent(Object.assign(new Event('storage'), { key }));
}

test('has the initial value until it is mounted, then the stored one', () => {
  stored.set(KEY, '3');
  const { store, countAtom, mount } = setup();
  expect(store.get(countAtom)).toBe(0);
  mount();
  expect(store.get(countAtom)).toBe(3);
});

test('stores and applies a choice, and removes the key for a value that needs no storing', () => {
  const { store, countAtom, apply, mount } = setup();
  mount();
  store.set(countAtom, 5);
  expect(stored.get(KEY)).toBe('5');
  expect(apply).toHaveBeenLastCalledWith(5);
  store.set(countAtom, 0);
  expect(stored.has(KEY)).toBe(false);
});

test('follows other tabs, also when the storage is cleared', () => {
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

test.each(['', 'many', '{"count":3}'])(
  'reads %j, stored by another release, as the initial value',
  (text) => {
    stored.set(KEY, text);
    const { store, countAtom, mount } = setup();
    mount();
    expect(store.get(countAtom)).toBe(0);
  },
);

test('keeps the value while the page lives when storage is forbidden', () => {
  forbidden = true;
  const { store, countAtom, mount } = setup();
  const unmount = mount();
  store.set(countAtom, 4);
  expect(store.get(countAtom)).toBe(4);
  unmount();
  mount();
  expect(store.get(countAtom)).toBe(4);
});

test('a choice that cannot be stored lasts as long as the page, also when another tab writes', () => {
  const { store, countAtom, mount } = setup();
  mount();
  forbidden = true;
  store.set(countAtom, 5);
  forbidden = false;
  writeInAnotherTab('7');
  expect(store.get(countAtom)).toBe(5);
});

test('without a stored text the value is the initial one, and nothing is parsed', () => {
  const parse = vi.fn((text: string) => text);
  const textAtom = atomOnDevice({ key: KEY, initial: 'first', parse, format: (text) => text });
  const store = createStore();
  store.sub(textAtom, vi.fn());
  expect(store.get(textAtom)).toBe('first');
  expect(parse).not.toHaveBeenCalled();
});
