import { beforeEach, expect, test, vi } from 'vitest';
import { loadHooks } from '../../primitives/testing/loadHooks.ts';

const frames = new Map<number, () => void>();
const paint = () => {
  for (const [frame, work] of frames) {
    frames.delete(frame);
    work();
  }
};

beforeEach(() => {
  let last = 0;
  frames.clear();
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => {
    frames.set(++last, work);
    return last;
  });
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => frames.delete(frame));
  return () => vi.unstubAllGlobals();
});

/** A row of frames, 100 px each, in the order of `places`. An animated scroll would not arrive before the next press. */
const createRow = (count: number, places = Array.from({ length: count }, (_, index) => index)) => {
  const row = Object.assign(new EventTarget(), {
    children: places.map((place) => ({ offsetLeft: place * 100 })),
    clientWidth: 100,
    scrollLeft: 0,
    scrollTo: ({ left, behavior }: { left: number; behavior: string }) => {
      if (behavior === 'instant') scroll(left);
    },
  });
  const scroll = (left: number) => {
    row.scrollLeft = left;
    row.dispatchEvent(new Event('scroll'));
  };
  return { row, scroll };
};

async function setup(count: number, start?: number, places?: number[]) {
  const { hooks, render, unmount } = await loadHooks(() => import('./useFrameRow.ts'));
  const { row, scroll } = createRow(count, places);
  const show = (first = start) => render(() => hooks.useFrameRow(first));
  const atFirst = render(
    () => hooks.useFrameRow(start),
    ({ track }) => Object.assign(track, { current: row }),
  );
  return { row, scroll, atFirst, show, unmount };
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

test('which frame is visible is known after the first paint: the address may have scrolled to one', async () => {
  const { row, atFirst, show } = await setup(4);
  expect(atFirst).toMatchObject({ current: undefined, place: 0 });
  row.scrollLeft = 200;
  paint();
  expect(show()).toMatchObject({ current: 2, place: 2 });
});

test('a row that starts at a frame shows it from the first render on, and another one when it changes', async () => {
  const { row, atFirst, show } = await setup(4, 2);
  expect(atFirst).toMatchObject({ current: 2, place: 2 });
  expect(row.scrollLeft).toBe(200);
  show(3);
  expect(row.scrollLeft).toBe(300);
  paint();
  expect(show(3)).toMatchObject({ current: 3, place: 3 });
});

test('the visible frame follows the scrolling, in the order on screen', async () => {
  const { scroll, show } = await setup(3, undefined, [1, 0, 2]);
  paint();
  expect(show()).toMatchObject({ current: 1, place: 0 });
  scroll(100);
  expect(show()).toMatchObject({ current: 0, place: 1 });
  // Over the end, as phones bounce.
  scroll(320);
  expect(show().current).toBe(0);
});

test('a row that is gone is not looked at', async () => {
  const { row, scroll, show, unmount } = await setup(4);
  row.scrollLeft = 100;
  unmount();
  paint();
  expect(show().current).toBeUndefined();
  scroll(200);
  expect(show().current).toBeUndefined();
});

test('a frame that the row does not have leaves it where it is, and without a row nothing turns', async () => {
  const { row, show } = await setup(4);
  row.scrollLeft = 100;
  const { track, turn, show: showFrame } = show();
  showFrame(9);
  expect(row.scrollLeft).toBe(100);
  Object.assign(track, { current: null });
  turn(1);
  showFrame(2);
  expect(row.scrollLeft).toBe(100);
});
