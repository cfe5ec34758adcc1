import { afterEach, expect, test, vi } from 'vitest';
import { appendShelf } from './leadOffer.ts';

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
