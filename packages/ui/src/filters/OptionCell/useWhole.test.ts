import { expect, test } from 'vitest';
import { loadHooks } from '../../primitives/testing/loadHooks.ts';

const createCell = (open: boolean) =>
  Object.assign(new EventTarget(), { open, dataset: {} as Record<string, string> });

async function setup(isOpen: boolean) {
  const { hooks, render } = await loadHooks(() => import('./useWhole.ts'));
  const cell = createCell(isOpen);
  let ref: { current: unknown } = { current: cell };
  const renderList = () => render(() => hooks.useWhole(ref as { current: HTMLDetailsElement | null }, false));
  const show = () => renderList().whole;
  show();
  return {
    cell,
    show,
    complete: () => renderList().complete(),
    toggle: (toggled = cell) => toggled.dispatchEvent(new Event('toggle')),
    replace: (next: object | null) => {
      ref = { current: next };
      show();
    },
  };
}

test('a list that was opened before hydration has all its options', async () => {
  const { show } = await setup(true);
  expect(show()).toBe(true);
});

test('a closed list has few until it opens; a press completes it in another way', async () => {
  const { cell, show, toggle } = await setup(false);
  expect(show()).toBe(false);
  Object.assign(cell, { open: true, dataset: { opening: '' } });
  toggle();
  expect(show()).toBe(false);
  cell.dataset = {};
  toggle();
  expect(show()).toBe(true);
});

test('a press completes it at once', async () => {
  const { show, complete } = await setup(false);
  complete();
  expect(show()).toBe(true);
});

test('only the list on screen counts, not one whose place another one took', async () => {
  const { cell, show, toggle, replace } = await setup(false);
  replace(null);
  const next = createCell(false);
  replace(next);
  cell.open = true;
  toggle();
  expect(show()).toBe(false);
  next.open = true;
  toggle(next);
  expect(show()).toBe(true);
});
