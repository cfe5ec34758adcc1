import { beforeEach, expect, test, vi } from 'vitest';
import { loadHooks } from '../../primitives/testing/loadHooks.ts';

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => Number(work()));
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
  return () => vi.unstubAllGlobals();
});

/** A row of frames, 100 px each. */
const createRow = (count: number) => {
  const row = Object.assign(new EventTarget(), {
    children: Array.from({ length: count }),
    clientWidth: 100,
    scrollLeft: 0,
    scrollTo: ({ left }: { left: number }) => {
      row.scrollLeft = left;
      row.dispatchEvent(new Event('scroll'));
    },
  });
  return row;
};

async function setup(count: number, start?: number) {
  const { hooks, render } = await loadHooks(() => import('./useFrameRow.ts'));
  const row = createRow(count);
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
