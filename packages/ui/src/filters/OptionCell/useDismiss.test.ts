import { beforeEach, expect, test, vi } from 'vitest';
import { loadHooks } from '../../primitives/testing/loadHooks.ts';

type Listener = (event: object) => void;

/** Unlike an `EventTarget`, it throws what its listeners throw. */
class FakeTarget {
  readonly listeners = new Set<readonly [type: string, listener: Listener]>();
  readonly addEventListener = (...added: readonly [string, Listener]): void => void this.listeners.add(added);
  readonly removeEventListener = (type: string, listener: Listener): void => {
    for (const row of this.listeners) if (row[0] === type && row[1] === listener) this.listeners.delete(row);
  };
  readonly hear = (type: string, event: object): void => {
    for (const [own, listener] of this.listeners) if (own === type) listener(event);
  };
}

class FakeElement extends FakeTarget {
  readonly tag: string;
  readonly parentElement: FakeElement | null;
  readonly children: FakeElement[] = [];
  readonly dataset: Record<string, string> = {};
  readonly attributes = new Set<string>();
  overflowY = 'visible';
  isConnected = true;
  scrollTop = 0;
  /** Scrolls that were made, also those over no distance. */
  scrolls = 0;
  getTop = () => 0;

  constructor(tag: string, parent: FakeElement | null = null) {
    super();
    this.tag = tag;
    this.parentElement = parent;
    parent?.children.push(this);
  }
  readonly removeAttribute = (name: string): boolean => this.attributes.delete(name);
  readonly querySelector = (tag: string) => this.children.find((child) => child.tag === tag) ?? null;
  readonly closest = (tag: string): FakeElement | null =>
    this.tag === tag ? this : (this.parentElement?.closest(tag) ?? null);
  readonly contains = (other: unknown): boolean =>
    other === this || this.children.some((child) => child.contains(other));
  readonly getBoundingClientRect = () => ({ top: this.getTop() });
  /** Only an instant scroll has an effect before the next paint. */
  readonly scrollBy = ({ top, behavior }: { top: number; behavior: string }): void => {
    this.scrolls += 1;
    if (behavior === 'instant') this.scrollTop += top;
  };
  readonly focus = ({ preventScroll = false } = {}): void => {
    page.activeElement = this;
    if (!preventScroll) page.scrollingElement.scrollTop = 0;
  };
}
class FakeDetails extends FakeElement {
  open = false;
}
class FakeInput extends FakeElement {
  type = 'search';
  value = '';
}

const createPage = () =>
  Object.assign(new FakeTarget(), {
    scrollingElement: new FakeElement('html'),
    activeElement: undefined as FakeElement | undefined,
  });
let page = createPage();

beforeEach(() => {
  page = createPage();
  vi.useFakeTimers();
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal('HTMLDetailsElement', FakeDetails);
  vi.stubGlobal('HTMLInputElement', FakeInput);
  vi.stubGlobal('document', page);
  vi.stubGlobal('getComputedStyle', ({ overflowY }: FakeElement) => ({ overflowY }));
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => setTimeout(work, 16));
  return () => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  };
});

/** Until the next frame is on screen. */
const paint = () => vi.runAllTimers();

/** A list among the filters of a page; a second button stands below it. */
async function setup() {
  const sheet = new FakeElement('form', page.scrollingElement);
  const cell = new FakeDetails('details', sheet);
  const button = new FakeElement('summary', cell);
  const below = new FakeElement('button', sheet);
  cell.attributes.add('name');
  const onOpened = vi.fn();
  const { hooks, render, unmount } = await loadHooks(() => import('./useDismiss.ts'));
  const show = (current: FakeDetails | null, opened = onOpened) =>
    render(() => hooks.useDismiss({ current: current as unknown as HTMLDetailsElement }, opened));
  show(cell);
  const press = (key: string, target: FakeElement = cell) => {
    const stopPropagation = vi.fn();
    cell.hear('keydown', { key, target, stopPropagation });
    return stopPropagation;
  };
  const click = (target: FakeTarget) => {
    if (cell.contains(target)) cell.hear('click', { target });
    page.hear('click', { target });
  };
  return { sheet, cell, button, below, onOpened, show, unmount, press, click };
}

/** The same with the list open; the button below moves up by 300 px when it closes. */
async function setupOpen() {
  const parts = await setup();
  const { sheet, cell, below } = parts;
  cell.open = true;
  below.getTop = () => (cell.open ? 500 : 200) - sheet.scrollTop - page.scrollingElement.scrollTop;
  return parts;
}

test('Escape closes the list, returns the focus to its button, and does not reach the sheet around it', async () => {
  const { cell, button, press } = await setupOpen();
  expect(press('Escape')).toHaveBeenCalledOnce();
  expect([cell.open, page.activeElement]).toEqual([false, button]);
});

test('Escape with a text in the search belongs to the search; other keys, and a closed list, to the page', async () => {
  const { cell, press } = await setupOpen();
  const search = Object.assign(new FakeInput('input', cell), { value: 'prius' });
  press('Escape', search);
  expect(cell.open).toBe(true);
  expect(press('a')).not.toHaveBeenCalled();
  cell.open = false;
  expect(press('Escape')).not.toHaveBeenCalled();
});

test.each([
  ['an empty search', { type: 'search', value: '' }],
  ['a box of the list', { type: 'checkbox', value: 'toyota' }],
])('Escape in %s closes the list', async (_, input) => {
  const { cell, press } = await setupOpen();
  press('Escape', Object.assign(new FakeInput('input', cell), input));
  expect(cell.open).toBe(false);
});

test('a click outside closes the list after the frame that answers it; a click in it does not', async () => {
  const { cell, below, click } = await setupOpen();
  click(new FakeElement('label', cell));
  click(page);
  paint();
  expect(cell.open).toBe(true);
  click(below);
  expect(cell.open).toBe(true);
  paint();
  expect(cell.open).toBe(false);
});

test('a click outside of a closed list leaves open what opens right after it', async () => {
  const { cell, below, click } = await setup();
  click(below);
  cell.open = true;
  paint();
  expect(cell.open).toBe(true);
});

test.each(['auto', 'scroll'])(
  'in a sheet that scrolls (%s) what was clicked stays in its place',
  async (overflowY) => {
    const { sheet, below, click } = await setupOpen();
    sheet.overflowY = overflowY;
    click(below);
    paint();
    expect([below.getTop(), sheet.scrollTop, page.scrollingElement.scrollTop]).toEqual([500, -300, 0]);
  },
);

test('in a sheet that does not scroll the page does', async () => {
  const { sheet, below, click } = await setupOpen();
  click(below);
  paint();
  expect([below.getTop(), sheet.scrolls, page.scrollingElement.scrollTop]).toEqual([500, 0, -300]);
});

test('where nothing moves under the pointer nothing scrolls: above the list, and for what the click removed', async () => {
  const { sheet, cell, below, click } = await setupOpen();
  click(new FakeElement('button', sheet));
  paint();
  expect(cell.open).toBe(false);
  cell.open = true;
  click(below);
  below.isConnected = false;
  paint();
  expect([cell.open, page.scrollingElement.scrolls]).toEqual([false, 0]);
});

test('a press that opens the list shows the frame first, then the rows', async () => {
  const { cell, button, onOpened, click } = await setup();
  let during: object = {};
  onOpened.mockImplementation(() => (during = { ...cell.dataset }));
  click(new FakeElement('svg', button));
  expect([cell.dataset, onOpened.mock.calls.length]).toEqual([{ opening: '' }, 0]);
  paint();
  // The rows are complete before they appear.
  expect([onOpened.mock.calls.length, during, cell.dataset]).toEqual([1, { opening: '' }, {}]);
});

test('the pressed button gets the focus, and the page stays where it is', async () => {
  const { button, click } = await setup();
  page.activeElement = new FakeElement('input');
  page.scrollingElement.scrollTop = 40;
  click(button);
  expect([page.activeElement, page.scrollingElement.scrollTop]).toEqual([button, 40]);
});

test('a fold in the list opens in the same way, and a focus in the list stays', async () => {
  const { cell, onOpened, click } = await setupOpen();
  const search = new FakeInput('input', cell);
  const fold = new FakeDetails('details', cell);
  search.focus();
  click(new FakeElement('summary', fold));
  expect([fold.dataset, cell.dataset, page.activeElement]).toEqual([{ opening: '' }, {}, search]);
  paint();
  expect([fold.dataset, onOpened.mock.calls.length]).toEqual([{}, 1]);
});

test('a press that closes the list, or is on one of its rows, opens nothing', async () => {
  const { cell, button, onOpened, click } = await setupOpen();
  click(button);
  expect(cell.dataset).toEqual({});
  cell.open = false;
  click(new FakeElement('label', cell));
  expect([cell.dataset, page.activeElement]).toEqual([{}, undefined]);
  paint();
  expect(onOpened).not.toHaveBeenCalled();
});

test('with scripts the lists of a name no longer close each other', async () => {
  const { cell } = await setup();
  expect([...cell.attributes]).toEqual([]);
});

test('a list that is gone hears nothing; one that takes its place does', async () => {
  const { cell, button, below, onOpened, show, unmount, press, click } = await setupOpen();
  const next = new FakeDetails('details');
  next.open = true;
  show(next);
  press('Escape');
  click(below);
  paint();
  expect([cell.open, next.open]).toEqual([true, false]);
  cell.open = false;
  click(button);
  expect(cell.dataset).toEqual({});
  next.open = true;
  unmount();
  click(below);
  paint();
  expect([next.open, onOpened.mock.calls.length]).toEqual([true, 0]);
});

test('a filter without a list is left alone', async () => {
  const { show, unmount } = await setup();
  unmount();
  show(null);
  expect(page.listeners.size).toBe(0);
});
