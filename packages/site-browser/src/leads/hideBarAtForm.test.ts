import { beforeEach, expect, test, vi } from 'vitest';
import { hideBarAtForm } from './hideBarAtForm.ts';

const FORM = { id: 'request' };
let form: object | null;
let bar: { toggleAttribute: (name: string, isOn: boolean) => void } | null;
let isAway: boolean | undefined;
const observed: object[] = [];
let look: (entries: readonly { isIntersecting: boolean }[]) => void;

beforeEach(() => {
  form = FORM;
  isAway = undefined;
  observed.length = 0;
  bar = { toggleAttribute: (_, isOn) => void (isAway = isOn) };
  vi.stubGlobal('document', {
    getElementById: (id: string) => (id === 'request' ? form : null),
    querySelector: () => bar,
  });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof look) {
        look = callback;
      }
      observe = (element: object) => observed.push(element);
    },
  );
  return () => vi.unstubAllGlobals();
});

test('the bar is away while the form is on screen; the newest sight of it counts', () => {
  hideBarAtForm();
  expect(observed).toEqual([FORM]);
  look([{ isIntersecting: false }, { isIntersecting: true }]);
  expect(isAway).toBe(true);
  look([{ isIntersecting: true }, { isIntersecting: false }]);
  expect(isAway).toBe(false);
});

test('a page without a form, or without the bar, watches nothing', () => {
  form = null;
  hideBarAtForm();
  [form, bar] = [FORM, null];
  hideBarAtForm();
  expect(observed).toEqual([]);
});
