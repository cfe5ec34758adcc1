import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { EMPTY_QUERY } from '@vvoz/catalogue/query/query';
import { NO_TITLES } from '../../testing/noTitles.ts';
import { goBackTo, keepPlace, rememberPlace, returnToPlace } from './returning.ts';

interface Card {
  readonly dataset: { readonly lot: string };
  top: number;
  readonly link: { readonly focus: ReturnType<typeof vi.fn> };
}

let cards: Card[];
let focused: Card | undefined;
/** What waits for the next frame. */
let frames: (() => void)[];
const stored = new Map<string, string>();
const scrolls: object[] = [];
/** What the page does when it has loaded. */
let loaded: (() => void)[];
let readyState: DocumentReadyState;

/** A card of the fake document; its link takes the focus. */
function addCard(lot: string, top: number): Card {
  const card: Card = { dataset: { lot }, top, link: { focus: vi.fn(() => (focused = card)) } };
  cards.push(card);
  return card;
}
const toElement = (card: Card) => ({
  dataset: card.dataset,
  getBoundingClientRect: () => ({ top: card.top, bottom: card.top + 300 }),
  querySelector: () => card.link,
});

beforeEach(() => {
  cards = [];
  focused = undefined;
  frames = [];
  loaded = [];
  readyState = 'complete';
  stored.clear();
  scrolls.length = 0;
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.stubGlobal('window', {
    innerHeight: 800,
    scrollY: 1200,
    scrollTo: (left: number, top: number) => scrolls.push({ left, top }),
    scrollBy: (by: object) => scrolls.push(by),
    addEventListener: (_name: 'load', run: () => void) => loaded.push(run),
  });
  vi.stubGlobal('history', { scrollRestoration: 'auto' });
  vi.stubGlobal('document', {
    get readyState() {
      return readyState;
    },
    querySelectorAll: () => cards.map(toElement),
    querySelector: (selector: string) => {
      const card = cards.find(({ dataset }) => selector === `[data-lot="${dataset.lot}"]`);
      return card ? toElement(card) : null;
    },
    get activeElement() {
      const card = focused;
      return card ? { closest: () => toElement(card) } : null;
    },
  });
});
afterEach(() => void vi.unstubAllGlobals());

const paint = () => {
  for (const run of frames.splice(0)) run();
};

test('while a page loads, its browser does not scroll to a position of its own', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  goBackTo({ scrollY: 1200 });
  expect(history.scrollRestoration).toBe('auto');
  readyState = 'interactive';
  goBackTo({ scrollY: 1200 });
  for (const run of loaded) run();
  // The browser's last attempt comes with the load.
  expect(history.scrollRestoration).toBe('manual');
  vi.runAllTimers();
  expect(history.scrollRestoration).toBe('auto');
});

test('a return restores the place, also when the cards get their heights, and gives the focus to its card without scrolling to it', () => {
  addCard('japan/1', 100);
  const left = addCard('japan/2', 500);
  goBackTo({ scrollY: 1200, focus: 'japan/2', anchor: { lot: 'japan/2', top: 480 } });
  expect(scrolls[0]).toEqual({ left: 0, top: 1200 });
  expect(scrolls[1]).toEqual({ top: 20, behavior: 'instant' });
  expect(left.link.focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
  left.top = 430;
  paint();
  expect(scrolls.slice(2)).toEqual([{ top: -50, behavior: 'instant' }]);
});

test('what is remembered of a list comes back: its place, its first card on screen and the focus', () => {
  addCard('japan/1', -350);
  const first = addCard('japan/2', -40);
  const last = addCard('japan/3', 270);
  focused = last;
  const view = {
    query: EMPTY_QUERY,
    count: 3,
    items: [],
    facets: { options: {}, histograms: {} },
    titles: NO_TITLES,
  };
  rememberPlace('/japan', view);
  focused = undefined;
  first.top = 60;
  returnToPlace('/korea', view);
  returnToPlace('/japan', view);
  expect([scrolls, focused]).toEqual([[], undefined]);
  paint();
  expect(scrolls).toEqual([
    { left: 0, top: 1200 },
    { top: 100, behavior: 'instant' },
  ]);
  expect(focused).toBe(last);
});

test('the card that a visitor reads stays, though it begins above the window; cards below the window may move', () => {
  addCard('japan/1', -40);
  const next = addCard('japan/2', 270);
  keepPlace(() => (next.top = 370));
  cards = [];
  const below = addCard('japan/3', 900);
  keepPlace(() => (below.top = 1200));
  expect(scrolls).toEqual([]);
});

test('a change of the cards moves nothing on screen, and a replaced card gets its focus back without scrolling', () => {
  const before = addCard('japan/1', 40);
  focused = before;
  let after: Card | undefined;
  keepPlace(() => {
    cards = [];
    focused = undefined;
    addCard('japan/9', 0);
    after = addCard('japan/1', 340);
  });
  expect(scrolls).toEqual([{ top: 300, behavior: 'instant' }]);
  expect(after?.link.focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
});

test('a card that kept its focus is not focused again, and nothing scrolls where nothing moved', () => {
  const card = addCard('japan/1', 40);
  focused = card;
  keepPlace(() => undefined);
  expect(scrolls).toEqual([]);
  expect(card.link.focus).not.toHaveBeenCalled();
});
