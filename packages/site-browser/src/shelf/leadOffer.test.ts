import { afterAll, afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { appendShelf, offerShelf } from './leadOffer.ts';
import { pageShelf } from './pageShelf.ts';

vi.hoisted(() => {
  // Test files share loaded modules.
  vi.resetModules();
});
vi.mock('@vvoz/ui/shelf/LeadOffer/createLeadOffer.ts', () => ({
  LEAD_OFFER: 'shelf',
  createLeadOffer: (count: number) => `offer of ${count}`,
}));
afterAll(() => {
  vi.doUnmock('@vvoz/ui/shelf/LeadOffer/createLeadOffer.ts');
  vi.resetModules();
});

afterEach(() => vi.unstubAllGlobals());

const stubShelf = (count: number) => {
  const lots = Array.from({ length: count }, (_, index) => ({
    lot: `japan/${index + 1}`,
    title: `Toyota ${index + 1}`,
    state: 'live',
    at: 1,
  }));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => (key === 'vvoz.favourites.1' ? JSON.stringify(lots) : null),
  });
};

test("the favourites follow the visitor's words with their addresses", () => {
  stubShelf(2);
  expect(appendShelf('Ищу такой', 'https://vvoz.example')).toBe(
    'Ищу такой\n\nИзбранное:\nToyota 1 https://vvoz.example/cars/japan/1\nToyota 2 https://vvoz.example/cars/japan/2',
  );
  expect(appendShelf('', 'https://vvoz.example')).toMatch(/^Избранное:\nToyota 1 /);
});

test("the message never exceeds the backend's limit, and the visitor's words are never cut", () => {
  stubShelf(200);
  const long = appendShelf('Ищу', 'https://vvoz.example');
  expect(long.length).toBeLessThanOrEqual(4000);
  expect(long.split('\n').length).toBeGreaterThan(50);
  const words = 'я'.repeat(3995);
  expect(appendShelf(words, 'https://vvoz.example')).toBe(words);
});

test('a message of any length has every favourite that fits, to the last character', () => {
  stubShelf(3);
  const lines = appendShelf('', 'https://vvoz.example').split('\n');
  for (let length = 3780; length <= 4000; length += 1) {
    const words = 'я'.repeat(length);
    const heading = `${words}\n\n${lines[0]}`;
    let expected = heading;
    for (const line of lines.slice(1)) {
      if (expected.length + 1 + line.length > 4000) break;
      expected += `\n${line}`;
    }
    expect(appendShelf(words, 'https://vvoz.example')).toBe(expected.length > 4000 ? words : expected);
  }
});

test('forbidden storage is an empty shelf', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  expect(appendShelf('Ищу', 'https://vvoz.example')).toBe('Ищу');
});

test('favourites that the device could not store are those of the page', () => {
  stubShelf(2);
  vi.spyOn(console, 'warn').mockReturnValue();
  pageShelf.put('favourites', { lot: 'china/5', title: 'Zeekr', state: 'live', at: 1 });
  onTestFinished(() => {
    stubShelf(0);
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
    pageShelf.clear('favourites');
    vi.restoreAllMocks();
  });
  pageShelf.remove('favourites', 'japan/1');
  expect(appendShelf('', 'https://vvoz.example').split('\n').slice(1)).toEqual([
    'Zeekr https://vvoz.example/cars/china/5',
    'Toyota 2 https://vvoz.example/cars/japan/2',
  ]);
});

test.each([
  ['a form without the offer', 2, ['message'], ['offer of 2']],
  ['an empty shelf', 0, ['message'], []],
  ['a form that has the offer', 2, ['message', 'shelf'], []],
  ['a form without a message', 2, [], []],
])('%s', (_, count, fields, added) => {
  stubShelf(count);
  const appended: unknown[] = [];
  class TextArea {
    closest = () => ({ append: (offer: unknown) => appended.push(offer) });
  }
  vi.stubGlobal('HTMLTextAreaElement', TextArea);
  const namedItem = (name: string) => (fields.includes(name) ? new TextArea() : null);
  offerShelf({ elements: { namedItem } } as unknown as HTMLFormElement);
  expect(appended).toEqual(added);
});
