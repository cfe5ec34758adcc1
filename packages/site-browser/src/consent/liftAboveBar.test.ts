import { beforeEach, expect, test, vi } from 'vitest';
import { liftAboveBar } from './liftAboveBar.ts';

const SCREEN = 800;
let bar: { readonly top: number; readonly bottom: number; readonly height: number } | undefined;
let observe: () => void;
const disconnect = vi.fn();
let transform: string | undefined;
const element = {
  style: { setProperty: (_: string, value: string) => (transform = value) },
} as unknown as HTMLElement;
let page: EventTarget;
const scroll = () => page.dispatchEvent(new Event('scroll'));

beforeEach(() => {
  page = new EventTarget();
  bar = undefined;
  transform = undefined;
  disconnect.mockReset();
  vi.stubGlobal('innerHeight', SCREEN);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('document', { querySelector: () => bar && { getBoundingClientRect: () => bar } });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      disconnect = disconnect;
      constructor(place: () => void) {
        observe = place;
      }
    },
  );
  return () => vi.unstubAllGlobals();
});

test.each([
  ['no bar', undefined, 0],
  ['a bar at the edge of the screen', { top: 740, bottom: SCREEN, height: 60 }, 60],
  ['a bar that is partly below the edge', { top: 780, bottom: 840, height: 60 }, 60],
  ['a bar above the edge, in the text', { top: 300, bottom: 360, height: 60 }, 0],
  ['a bar below the screen', { top: SCREEN, bottom: 860, height: 60 }, 0],
  ['a hidden bar', { top: 0, bottom: SCREEN, height: 0 }, 0],
])('%s', (_, rectangle, height) => {
  bar = rectangle;
  const moves: number[] = [];
  liftAboveBar(element, (moved) => moves.push(moved));
  expect([transform, moves]).toEqual([height === 0 ? 'none' : `translateY(-${height}px)`, [height]]);
});

test('follows the bar while the page scrolls and the element changes, until it is stopped', () => {
  const stop = liftAboveBar(element);
  bar = { top: 740, bottom: SCREEN, height: 60 };
  scroll();
  expect(transform).toBe('translateY(-60px)');
  bar = undefined;
  observe();
  expect(transform).toBe('none');
  stop();
  bar = { top: 740, bottom: SCREEN, height: 60 };
  scroll();
  expect(transform).toBe('none');
  expect(disconnect).toHaveBeenCalledOnce();
});
