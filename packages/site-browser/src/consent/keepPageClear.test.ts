import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { keepPageClear } from './keepPageClear.ts';

const state = vi.hoisted(() => {
  // Test files share loaded modules.
  vi.resetModules();
  return { move: (_bar: number) => undefined as void, stops: 0 };
});
vi.mock('./liftAboveBar.ts', () => ({
  liftAboveBar: (_strip: object, move: (bar: number) => void) => {
    state.move = move;
    return () => (state.stops += 1);
  },
}));
afterAll(() => {
  vi.doUnmock('./liftAboveBar.ts');
  vi.resetModules();
});

const styles = new Map<string, string>();
const createElement = () => ({
  style: {
    setProperty: (name: string, value: string) => styles.set(name, value),
    removeProperty: (name: string) => styles.delete(name),
  },
});

beforeEach(() => {
  styles.clear();
  state.stops = 0;
  vi.stubGlobal('document', { documentElement: createElement(), body: createElement() });
  return () => vi.unstubAllGlobals();
});

test('the page has room for the strip and the bar below it, until the strip goes', () => {
  const strip = { offsetHeight: 120 };
  const stop = keepPageClear(strip as HTMLElement);
  state.move(60);
  expect(Object.fromEntries(styles)).toEqual({ 'scroll-padding-bottom': '188px', 'padding-bottom': '120px' });
  strip.offsetHeight = 80;
  state.move(0);
  expect(Object.fromEntries(styles)).toEqual({ 'scroll-padding-bottom': '88px', 'padding-bottom': '80px' });
  stop();
  expect([styles.size, state.stops]).toEqual([0, 1]);
});
