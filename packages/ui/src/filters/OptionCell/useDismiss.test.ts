import { beforeEach, expect, test, vi } from 'vitest';
import { loadHooks } from '../../primitives/testing/loadHooks.ts';

class FakeElement extends EventTarget {
  readonly type: string = '';
  readonly value: string = '';
  readonly dataset: Record<string, string> = {};
  open = true;
  readonly focus = vi.fn();
  readonly summary = { focus: this.focus };
  readonly removeAttribute = () => undefined;
  readonly querySelector = () => this.summary;
  readonly contains = () => true;
}
class FakeInput extends FakeElement {
  override readonly type: string = 'search';
  override readonly value: string;
  constructor(value: string) {
    super();
    this.value = value;
  }
}

beforeEach(() => {
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal('HTMLInputElement', FakeInput);
  vi.stubGlobal('document', new EventTarget());
  return () => vi.unstubAllGlobals();
});

async function setup() {
  const { hooks, render } = await loadHooks(() => import('./useDismiss.ts'));
  const cell = new FakeElement();
  const onOpened = () => undefined;
  render(() => hooks.useDismiss({ current: cell as unknown as HTMLDetailsElement }, onOpened));
  const press = (key: string, target?: FakeElement) => {
    const event = Object.assign(new Event('keydown'), { key, stopPropagation: vi.fn() });
    if (target) Object.defineProperty(event, 'target', { value: target });
    cell.dispatchEvent(event);
    return event.stopPropagation;
  };
  return { cell, press };
}

test('Escape closes the list, returns the focus to its button, and does not reach the sheet around it', async () => {
  const { cell, press } = await setup();
  expect(press('Escape')).toHaveBeenCalledOnce();
  expect([cell.open, cell.focus.mock.calls.length]).toEqual([false, 1]);
});

test('Escape with a text in the search belongs to the search; other keys, and a closed list, to the page', async () => {
  const { cell, press } = await setup();
  press('Escape', new FakeInput('prius'));
  expect(cell.open).toBe(true);
  expect(press('a')).not.toHaveBeenCalled();
  cell.open = false;
  expect(press('Escape')).not.toHaveBeenCalled();
});
