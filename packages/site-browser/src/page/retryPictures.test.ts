import { afterEach, expect, test, vi } from 'vitest';
import { retryPictures } from './retryPictures.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

class Picture {
  parentElement = { dataset: {} as Record<string, string> };
  requests: string[] = [];
  srcset = '';
  complete = false;
  naturalWidth = 0;
  currentSrc = 'car.jpg';
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
  vi.stubGlobal('document', document);
  vi.stubGlobal('HTMLImageElement', Picture);
  retryPictures();
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
  const [failed, loading] = [new Picture(), new Picture()];
  failed.complete = true;
  const raise = open([failed, loading]);
  raise('error', new EventTarget());
  expect([failed.requests.length, loading.requests.length]).toEqual([1, 0]);
});
