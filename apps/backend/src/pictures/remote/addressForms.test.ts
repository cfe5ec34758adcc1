import { describe, expect, test } from 'vitest';
import { getAddressAt, isPlaceholder } from './addressForms.ts';

describe("jpcenter's addresses", () => {
  test.each([
    'https://3.ajes.com/imgs/q7Hk2&h=50',
    'https://3.ajes.com/imgs/q7Hk2&w=320',
    'https://3.ajes.com/imgs/q7Hk2',
    'http://127.0.0.1:4700/imgs/q7Hk2&h=50',
  ])('%s loses its suffix and gets a literal &w=320', (address) => {
    const bare = address.replace(/&.*/, '');
    expect(getAddressAt(address, 'full')).toBe(bare);
    expect(getAddressAt(address, 'medium')).toBe(`${bare}&w=320`);
  });

  test('a picture 319 px wide is a placeholder', () => {
    expect(isPlaceholder('https://3.ajes.com/imgs/q7Hk2&w=320', { width: 319, height: 240 })).toBe(true);
    expect(isPlaceholder('https://3.ajes.com/imgs/q7Hk2&w=320', { width: 320, height: 240 })).toBe(false);
    expect(isPlaceholder('https://blog.example/a.jpg', { width: 319, height: 240 })).toBe(false);
  });
});

test("Encar's addresses get Encar's own query", () => {
  const address = 'https://ci.encar.com/carpicture01/pic1/1_001.jpg?impolicy=heightRate&rh=50&cw=70';
  expect(getAddressAt(address, 'medium')).toBe(
    'https://ci.encar.com/carpicture01/pic1/1_001.jpg?impolicy=heightRate&rh=240',
  );
  expect(getAddressAt(address, 'full')).toMatch(/[.]jpg\?impolicy=heightRate&rh=\d{3,4}$/);
});

test('other addresses stay as they are', () => {
  for (const address of ['https://blog.example/a.jpg?x=1&w=50', 'https://blog.example/a&b.jpg', 'nothing'])
    expect([getAddressAt(address, 'medium'), getAddressAt(address, 'full')]).toEqual([address, address]);
});

test('a picture of 1 px is a placeholder on any host', () =>
  expect(isPlaceholder('https://blog.example/a.gif', { width: 1, height: 1 })).toBe(true));
