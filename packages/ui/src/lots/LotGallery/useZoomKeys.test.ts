import { expect, test, vi } from 'vitest';
import { loadHooks } from '../../primitives/testing/loadHooks.ts';

async function setup(large: () => Element | undefined = () => undefined) {
  const { hooks, render, unmount } = await loadHooks(() => import('./useZoomKeys.ts'));
  const dialog = new EventTarget();
  const onTurn = vi.fn();
  const show = (current: EventTarget | null) =>
    render(() => hooks.useZoomKeys({ dialog: { current: current as HTMLElement | null }, large, onTurn }));
  show(dialog);
  const press = (key: string, changes: object = {}) => {
    const event = Object.assign(new Event('keydown', { cancelable: true }), {
      key,
      altKey: false,
      ctrlKey: false,
      metaKey: false,
      shiftKey: false,
      ...changes,
    });
    const stopPropagation = vi.spyOn(event, 'stopPropagation');
    dialog.dispatchEvent(event);
    return { isKept: event.defaultPrevented, isStopped: stopPropagation.mock.calls.length > 0 };
  };
  return { onTurn, press, show, unmount };
}

test('arrows turn the pictures, and no key reaches the gallery below', async () => {
  const { onTurn, press } = await setup();
  expect(press('ArrowRight')).toEqual({ isKept: true, isStopped: true });
  expect(press('ArrowLeft')).toEqual({ isKept: true, isStopped: true });
  expect(onTurn.mock.calls).toEqual([[1], [-1]]);
  // The browser keeps what is not ours.
  expect(press('a')).toEqual({ isKept: false, isStopped: true });
  expect(press('ArrowLeft', { altKey: true })).toEqual({ isKept: false, isStopped: true });
  expect(onTurn).toHaveBeenCalledTimes(2);
});

test.each([
  ['ArrowLeft', 20, 100],
  ['ArrowRight', 180, 100],
  ['ArrowUp', 100, 20],
  ['ArrowDown', 100, 180],
])('in full size %s moves the picture', async (key, left, top) => {
  const box = {
    left: 100,
    top: 100,
    // A held key repeats before an animation ends.
    scrollBy: (step: { left: number; top: number; behavior: string }) => {
      if (step.behavior !== 'instant') return;
      box.left += step.left;
      box.top += step.top;
    },
  };
  const { onTurn, press } = await setup(() => box as unknown as Element);
  expect(press(key)).toEqual({ isKept: true, isStopped: true });
  expect(box).toMatchObject({ left, top });
  expect(onTurn).not.toHaveBeenCalled();
  // The browser keeps other keys.
  expect([press('PageDown').isKept, press(key, { ctrlKey: true }).isKept]).toEqual([false, false]);
  expect(box).toMatchObject({ left, top });
});

test('a closed view hears no keys', async () => {
  const { onTurn, press, unmount } = await setup();
  unmount();
  press('ArrowRight');
  expect(onTurn).not.toHaveBeenCalled();
});

test('a view that is not on screen yet hears no keys, and can be left', async () => {
  const { onTurn, press, show, unmount } = await setup();
  show(null);
  press('ArrowRight');
  unmount();
  expect(onTurn).not.toHaveBeenCalled();
});
