import { afterEach, expect, test, vi } from 'vitest';
import { retryPictures } from './retryPictures.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

class Picture {
  parentElement = { dataset: {} as Record<string, string> };
  requests: string[] = [];
  ownSet = '';
  get srcset() {
    return this.ownSet;
  }
  set srcset(text: string) {
    this.sets.push(text);
  }
  complete = false;
  naturalWidth = 0;
  currentSrc = 'car.jpg';
  sets: string[] = [];
  get src() {
    return 'car.jpg';
  }
  set src(address: string) {
    this.requests.push(address);
  }
}

function open(images: readonly Picture[] = []) {
  vi.useFakeTimers();
  const document = Object.assign(new EventTarget(), { images });
  const listen = vi.spyOn(document, 'addEventListener');
  vi.stubGlobal('document', document);
  vi.stubGlobal('HTMLImageElement', Picture);
  retryPictures();
  // The events of pictures do not bubble.
  expect(listen.mock.calls.map(([, , options]) => options)).toEqual([{ capture: true }, { capture: true }]);
  return (type: 'error' | 'load', target: object) => {
    const event = new Event(type);
    Object.defineProperty(event, 'target', { value: target });
    document.dispatchEvent(event);
    vi.runAllTimers();
  };
}

test('a failed picture is requested once more, then the page says that there is none', () => {
  const raise = open();
  const picture = new Picture();
  raise('error', picture);
  expect([picture.requests.length, picture.parentElement.dataset]).toEqual([1, {}]);
  raise('error', picture);
  expect([picture.requests.length, picture.parentElement.dataset]).toEqual([1, { noPicture: '' }]);
  // Another picture in the same place.
  raise('load', picture);
  expect(picture.parentElement.dataset).toEqual({});
});

test('so is one that failed before the script ran, and no other', () => {
  const states: readonly Partial<Picture>[] = [
    { complete: true },
    // It is still loading; it has loaded; the browser has not chosen a file yet, because it is far below.
    {},
    { complete: true, naturalWidth: 640 },
    { complete: true, currentSrc: '' },
  ];
  const pictures = states.map((fields): Picture => Object.assign(new Picture(), fields));
  const raise = open(pictures);
  raise('error', new EventTarget());
  expect(pictures.map(({ requests }) => requests.length)).toEqual([1, 0, 0, 0]);
});

test('a picture with several files requests its set again, one without a set gets none', () => {
  const [single, several] = [new Picture(), Object.assign(new Picture(), { ownSet: 'car.jpg 640w' })];
  const raise = open();
  raise('error', single);
  raise('error', several);
  expect([single.sets, several.sets]).toEqual([[], ['car.jpg 640w']]);
});
