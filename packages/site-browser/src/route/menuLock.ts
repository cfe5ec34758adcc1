import { lockPage } from '@vvoz/ui/primitives/browser/lockPage.ts';

/** Stops the page from scrolling while a menu that covers it is open. */
export function startMenuLock(): void {
  let unlock: (() => void) | undefined;
  // The event does not bubble.
  const options = { capture: true };
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (!(target instanceof HTMLElement) || !('locks' in target.dataset)) return;
      unlock?.();
      unlock = target.matches(':popover-open') ? lockPage() : undefined;
    },
    options,
  );
}
