import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { startRequestLinks } from './startRequestLinks.ts';

vi.hoisted(() => {
  // Test files share loaded modules.
  vi.resetModules();
});
const state = vi.hoisted(() => ({
  open: vi.fn<(request: unknown, wish: unknown) => Promise<void>>(),
  /** What the form of the page is about. */
  request: undefined as object | undefined,
}));
vi.mock('./openRequestDialog.tsx', () => ({ openRequestDialog: state.open }));
vi.mock('./readPageRequest.ts', () => ({ readPageRequest: () => state.request }));
afterAll(() => {
  vi.doUnmock('./openRequestDialog.tsx');
  vi.doUnmock('./readPageRequest.ts');
  vi.resetModules();
});

/** A pressed element: a link to `pathname`, or none, within the named places. */
class Pressed extends EventTarget {
  readonly dataset: Record<string, string> = {};
  readonly pathname: string;
  readonly places: readonly string[];
  constructor(pathname: string, places: readonly string[] = ['main'], wish?: string) {
    super();
    this.pathname = pathname;
    this.places = places;
    if (wish !== undefined) this.dataset['request'] = wish;
  }
  closest(selector: string): this | null {
    if (selector.startsWith('a[')) return this.pathname === '' ? null : this;
    return this.places.some((place) => selector.includes(place)) ? this : null;
  }
}

let form: { readonly querySelector: (selector: string) => object | null } | null;
const assign = vi.fn();
const report = vi.fn();
const page = () => document;

beforeEach(() => {
  state.open.mockReset().mockResolvedValue();
  state.request = undefined;
  form = null;
  assign.mockReset();
  vi.stubGlobal('document', Object.assign(new EventTarget(), { getElementById: () => form }));
  vi.stubGlobal('Element', Pressed);
  vi.stubGlobal('location', { hash: '', assign });
  vi.stubGlobal('reportError', report.mockReset());
  vi.stubGlobal('navigator', { sendBeacon: () => true });
  startRequestLinks();
  return () => vi.unstubAllGlobals();
});

/** Presses an element. Returns false when the browser must not follow the link. */
function press(pressed: Pressed, fields: object = {}): boolean {
  const event = Object.assign(new Event('click', { cancelable: true }), { button: 0, ...fields });
  Object.defineProperty(event, 'target', { value: pressed });
  return page().dispatchEvent(event);
}
const settle = () => new Promise((resolve) => void setTimeout(resolve, 5));
const OWN_FORM = { querySelector: () => null };
const ERROR_FORM = { querySelector: () => ({}) };

test.each([
  ['Ctrl', { ctrlKey: true }],
  ['Cmd', { metaKey: true }],
  ['Shift', { shiftKey: true }],
  ['the middle button', { button: 1 }],
])('a link pressed with %s opens a tab, as the visitor wants', async (_, fields) => {
  expect(press(new Pressed('/zayavka'), fields)).toBe(true);
  await settle();
  expect(state.open).not.toHaveBeenCalled();
});

test('a press beside the links does nothing', async () => {
  expect(press(new Pressed(''))).toBe(true);
  await settle();
  expect(state.open).not.toHaveBeenCalled();
});

test('without a form on the page the dialog opens, with what the link asks for', async () => {
  expect(press(new Pressed('/zayavka', ['main'], 'Запись на осмотр'))).toBe(false);
  await vi.waitFor(() => expect(state.open.mock.calls).toEqual([[undefined, 'Запись на осмотр']]));
});

test('a dialog that cannot open gives way to the page of the form', async () => {
  state.open.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
  press(new Pressed('/zayavka'));
  await vi.waitFor(() => expect(assign.mock.calls).toEqual([['/zayavka']]));
  expect(report).toHaveBeenCalledOnce();
});

test('a press that another script has handled is left to it', async () => {
  const event = new Event('click', { cancelable: true });
  Object.defineProperties(event, {
    target: { value: new Pressed('/zayavka') },
    button: { value: 0 },
    defaultPrevented: { value: true },
  });
  page().dispatchEvent(event);
  await settle();
  expect(state.open).not.toHaveBeenCalled();
});

test('the bar of a page whose form is about no lot leads to that form', async () => {
  form = OWN_FORM;
  expect(press(new Pressed('/zayavka', ['data-bottom-bar', 'main']))).toBe(false);
  await settle();
  expect([location.hash, state.open.mock.calls.length]).toEqual(['request', 0]);
});

test('the form of the page is used: the fragment leads to it', async () => {
  form = OWN_FORM;
  expect(press(new Pressed('/zayavka'))).toBe(false);
  expect(location.hash).toBe('request');
  expect(press(new Pressed('/japan')), 'the browser follows a fragment itself').toBe(true);
  await settle();
  expect(state.open).not.toHaveBeenCalled();
});

test('the bar at the bottom opens a dialog about the lot, though the page has a form', async () => {
  form = OWN_FORM;
  state.request = { title: 'Заявка на этот лот' };
  expect(press(new Pressed('/cars/japan/1', ['data-bottom-bar', 'main']))).toBe(false);
  await vi.waitFor(() => expect(state.open.mock.calls).toEqual([[state.request, undefined]]));
});

test('the menu of an error screen opens a dialog, a link within its text leads to its form', async () => {
  form = ERROR_FORM;
  expect(press(new Pressed('/zayavka', []))).toBe(false);
  await vi.waitFor(() => expect(state.open).toHaveBeenCalledOnce());
  press(new Pressed('/zayavka', ['main']));
  await settle();
  expect(state.open).toHaveBeenCalledOnce();
  expect(location.hash).toBe('request');
});
