import { expect, test } from 'vitest';
import { loadHooks } from '../../primitives/testing/loadHooks.ts';

async function setup(isOpen: boolean, atFirst = false) {
  const { hooks, render } = await loadHooks(() => import('./useWhole.ts'));
  const cell = Object.assign(new EventTarget(), { open: isOpen, dataset: {} as Record<string, string> });
  const show = () =>
    render(() => hooks.useWhole({ current: cell as unknown as HTMLDetailsElement }, atFirst)).whole;
  show();
  return { cell, show, toggle: () => cell.dispatchEvent(new Event('toggle')) };
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
