import { beforeEach, expect, test, vi } from 'vitest';
import { loadHooks } from '../../primitives/testing/loadHooks.ts';

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => Number(work()));
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
  return () => vi.unstubAllGlobals();
});

/** A row of frames, 100 px each, in the order of `places`. */
const createRow = (count: number, places = Array.from({ length: count }, (_, index) => index)) => {
  const row = Object.assign(new EventTarget(), {
    children: places.map((place) => ({ offsetLeft: place * 100 })),
    clientWidth: 100,
    scrollLeft: 0,
    scrollTo: ({ left }: { left: number }) => {
      row.scrollLeft = left;
      row.dispatchEvent(new Event('scroll'));
    },
  });
  return row;
};

async function setup(count: number, start?: number, places?: number[]) {
  const { hooks, render } = await loadHooks(() => import('./useFrameRow.ts'));
  const row = createRow(count, places);
  const show = () => render(() => hooks.useFrameRow(start));
  // The effect finds the row, which React puts there before it.
  const { track } = render(() => ({ track: hooks.useFrameRow(start).track }));
  (track as { current: unknown }).current = row;
  return { row, show };
}

test('a row turns on from the last frame to the first, and back', async () => {
  const { row, show } = await setup(4);
  const { turn } = show();
  turn(-1);
  expect(row.scrollLeft).toBe(300);
  turn(1);
  expect(row.scrollLeft).toBe(0);
  turn(1);
  expect(row.scrollLeft).toBe(100);
});

test('it turns from where the visitor has scrolled to', async () => {
  const { row, show } = await setup(4);
  const { turn, show: showFrame } = show();
  row.scrollLeft = 190;
  turn(1);
  expect(row.scrollLeft).toBe(300);
  showFrame(1);
  expect(row.scrollLeft).toBe(100);
});

test('where styles put the second frame first, the row turns in the order on screen', async () => {
  const { row, show } = await setup(3, undefined, [1, 0, 2]);
  const { turn, show: showFrame } = show();
  showFrame(0);
  expect(row.scrollLeft).toBe(100);
  turn(-1);
  expect(row.scrollLeft).toBe(0);
  showFrame(1);
  expect(row.scrollLeft).toBe(0);
  turn(-1);
  expect(row.scrollLeft).toBe(200);
});
