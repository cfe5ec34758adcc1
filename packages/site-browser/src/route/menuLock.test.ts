import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { startMenuLock } from './menuLock.ts';

const lock = vi.hoisted(() => {
  // Test files share loaded modules.
  vi.resetModules();
  return { count: 0 };
});
vi.mock('@vvoz/ui/primitives/browser/lockPage.ts', () => ({
  lockPage: () => {
    lock.count += 1;
    return () => (lock.count -= 1);
  },
}));
afterAll(() => {
  vi.doUnmock('@vvoz/ui/primitives/browser/lockPage.ts');
  vi.resetModules();
});

class Menu {
  isOpen = false;
  readonly dataset: Record<string, string>;
  constructor(dataset: Record<string, string>) {
    this.dataset = dataset;
  }
  matches = () => this.isOpen;
}
let heard: boolean | undefined;
/** Opens or closes a menu, as the browser reports it. The event does not bubble: only the capturing phase passes here. */
const toggle = (menu: object, isOpen: boolean) => {
  Object.assign(menu, { isOpen });
  document.dispatchEvent(Object.defineProperty(new Event('toggle'), 'target', { value: menu }));
};

beforeEach(() => {
  lock.count = 0;
  heard = undefined;
  const page = new EventTarget();
  vi.stubGlobal('document', {
    addEventListener: (type: string, listener: EventListener, { capture }: { capture: boolean }) => {
      heard = capture;
      page.addEventListener(type, listener);
    },
    dispatchEvent: (event: Event) => page.dispatchEvent(event),
  });
  vi.stubGlobal('HTMLElement', Menu);
  startMenuLock();
  return () => vi.unstubAllGlobals();
});

test('the page does not scroll while a menu covers it, whichever and however often', () => {
  expect(heard).toBe(true);
  const menu = new Menu({ locks: '' });
  toggle(menu, true);
  expect(lock.count).toBe(1);
  toggle(menu, true);
  toggle(new Menu({ locks: '' }), true);
  expect(lock.count).toBe(1);
  toggle(menu, false);
  expect(lock.count).toBe(0);
});

test('what does not cover the page stops nothing', () => {
  toggle(new Menu({}), true);
  toggle(new EventTarget(), true);
  expect(lock.count).toBe(0);
  const menu = new Menu({ locks: '' });
  toggle(menu, true);
  toggle(new Menu({}), false);
  expect(lock.count).toBe(1);
  toggle(menu, false);
});
