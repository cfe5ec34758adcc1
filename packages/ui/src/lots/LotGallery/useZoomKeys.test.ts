import { expect, test, vi } from 'vitest';
import { loadHooks } from '../../primitives/testing/loadHooks.ts';

async function setup(large: () => Element | undefined = () => undefined) {
  const { hooks, render, unmount } = await loadHooks(() => import('./useZoomKeys.ts'));
  const dialog = new EventTarget();
  const onTurn = vi.fn();
  render(() => hooks.useZoomKeys({ dialog: { current: dialog as HTMLElement }, large, onTurn }));
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
  return { onTurn, press, unmount };
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

test('in full size they move the picture', async () => {
  const scrollBy = vi.fn();
  const { onTurn, press } = await setup(() => ({ scrollBy }) as unknown as Element);
  press('ArrowDown');
  expect(scrollBy).toHaveBeenCalledWith(expect.objectContaining({ left: 0, top: 80 }));
  expect(onTurn).not.toHaveBeenCalled();
});

test('a closed view hears no keys', async () => {
  const { onTurn, press, unmount } = await setup();
  unmount();
  press('ArrowRight');
  expect(onTurn).not.toHaveBeenCalled();
});
