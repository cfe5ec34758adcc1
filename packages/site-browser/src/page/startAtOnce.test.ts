import { beforeEach, expect, test, vi } from 'vitest';
import { startAtOnce } from './startAtOnce.ts';

const submit = vi.fn();
const reset = vi.fn();
const focus = vi.fn<(options: object) => void>();
let isValid: boolean;
let stored: Map<string, string> | undefined;

/** A control of a form that is sent at once. */
class Control {
  readonly name: string;
  readonly isChoice: boolean;
  constructor(name: string, isChoice = true) {
    this.name = name;
    this.isChoice = isChoice;
  }
  matches = (): boolean => this.isChoice;
  closest = () => form;
  getAttribute = () => this.name;
  focus = focus;
}
const controls = [new Control('city'), new Control('payer')];
const form = {
  dataset: { atOnce: 'lot' },
  checkValidity: () => isValid,
  requestSubmit: submit,
  reset,
  querySelectorAll: () => controls,
};

beforeEach(() => {
  for (const mock of [submit, reset, focus]) mock.mockReset();
  isValid = true;
  stored = new Map();
  vi.stubGlobal('HTMLElement', Control);
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', Object.assign(new EventTarget(), { querySelectorAll: () => [form] }));
  const storage = () => {
    if (!stored) throw new DOMException('denied', 'SecurityError');
    return stored;
  };
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage().get(key) ?? null,
    setItem: (key: string, text: string) => storage().set(key, text),
    removeItem: (key: string) => storage().delete(key),
  });
  return () => vi.unstubAllGlobals();
});

function choose(control: Control): void {
  const event = new Event('change');
  Object.defineProperty(event, 'target', { value: control });
  document.dispatchEvent(event);
}
const show = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

test.each([
  ['a choice', new Control('payer'), true, 1],
  ['a choice while a required field is empty', new Control('payer'), false, 0],
  ['a text field', new Control('budget', false), true, 0],
])('%s', (_, control, valid, times) => {
  isValid = valid;
  startAtOnce();
  choose(control);
  expect(submit).toHaveBeenCalledTimes(times);
});

test('the next page gives the focus back to the control, once', () => {
  startAtOnce();
  choose(new Control('payer'));
  startAtOnce();
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
  startAtOnce();
  expect(focus).toHaveBeenCalledOnce();
});

test('the same control of another form does not get the focus', () => {
  stored?.set('vvoz.chosen', 'cost payer');
  startAtOnce();
  expect(focus).not.toHaveBeenCalled();
});

test('with forbidden storage a choice is sent all the same', () => {
  stored = undefined;
  startAtOnce();
  choose(new Control('payer'));
  expect(submit).toHaveBeenCalledOnce();
});

test('a page from the back/forward cache shows its own choice again; a page that loads keeps what was chosen', () => {
  startAtOnce();
  show(false);
  expect(reset).not.toHaveBeenCalled();
  show(true);
  expect(reset).toHaveBeenCalledOnce();
});
