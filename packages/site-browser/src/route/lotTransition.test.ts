import { beforeEach, expect, test, vi } from 'vitest';
import { startLotTransition } from './lotTransition.ts';

/** A picture whose style is a map. */
function createPicture() {
  const styles = new Map<string, string>();
  return {
    styles,
    style: {
      setProperty: (name: string, value: string) => styles.set(name, value),
      removeProperty: (name: string) => styles.delete(name),
    },
  };
}
type Picture = ReturnType<typeof createPicture>;

let first: Picture;
let second: Picture;
/** The first picture of the page itself, and the second, which phones show first. */
let own: Picture;
let ownOnPhone: Picture;

beforeEach(() => {
  [first, second] = [createPicture(), createPicture()];
  [own, ownOnPhone] = [createPicture(), createPicture()];
  const frames = Object.entries({ '#f1': own, '#f2': ownOnPhone });
  const createCard = (pathname: string, picture: Picture | null) => ({
    pathname,
    closest: () => ({ querySelector: () => picture }),
  });
  const cards = [
    createCard('/cars/korean/1', first),
    createCard('/cars/korean/2', second),
    createCard('/cars/korean/3', null),
  ];
  vi.stubGlobal('document', {
    querySelectorAll: (selector: string) =>
      selector.includes('data-lot')
        ? cards
        : frames.filter(([id]) => selector.includes(id)).map(([, picture]) => picture),
  });
  vi.stubGlobal('window', Object.assign(new EventTarget(), { navigation: {} }));
  startLotTransition();
  return () => vi.unstubAllGlobals();
});

/** Leaves for an address. Returns the ends of the transition. */
function leave(url: string | undefined) {
  const ready = Promise.withResolvers<void>();
  const finished = Promise.withResolvers<void>();
  const viewTransition = { ready: ready.promise, finished: finished.promise };
  window.dispatchEvent(
    Object.assign(new Event('pageswap'), { activation: { entry: { url } }, viewTransition }),
  );
  return { ready, finished };
}
const nameOf = ({ styles }: Picture) => styles.get('view-transition-name');

test('the card of the next page takes part, in the place of the page’s own picture', async () => {
  const { finished } = leave('https://vvoz.example/cars/korean/2?from=list#f1');
  const pictures = [first, second, own, ownOnPhone];
  expect(pictures.map(nameOf)).toEqual([undefined, 'lot-picture', 'none', 'none']);
  finished.resolve();
  await finished.promise;
  await Promise.resolve();
  expect(pictures.map(nameOf)).toEqual([undefined, undefined, undefined, undefined]);
});

test('a transition that the browser skips leaves no names, and is no error', async () => {
  const { ready, finished } = leave('https://vvoz.example/cars/korean/1');
  ready.reject(new DOMException('skipped', 'AbortError'));
  finished.reject(new DOMException('skipped', 'AbortError'));
  await new Promise((resolve) => void setTimeout(resolve));
  expect([first, own].map(nameOf)).toEqual([undefined, undefined]);
});

test.each([['https://vvoz.example/otzyvy'], ['https://vvoz.example/cars/korean/3'], [undefined]])(
  'without a picture of the next page nothing changes: %s',
  (url) => {
    leave(url);
    expect([first, second, own].map(nameOf)).toEqual([undefined, undefined, undefined]);
  },
);

test('a browser that animates nothing, and the way back', () => {
  window.dispatchEvent(
    Object.assign(new Event('pageswap'), {
      activation: { entry: { url: 'https://vvoz.example/cars/korean/1' } },
      viewTransition: null,
    }),
  );
  expect(nameOf(first)).toBeUndefined();
  Object.assign(window, {
    navigation: { activation: { from: { url: 'https://vvoz.example/cars/korean/1' } } },
  });
  const never = new Promise<void>(() => undefined);
  window.dispatchEvent(
    Object.assign(new Event('pagereveal'), { viewTransition: { ready: never, finished: never } }),
  );
  expect(nameOf(first)).toBe('lot-picture');
});
