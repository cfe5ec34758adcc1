import { expect, test } from 'vitest';
import { joinPageData } from './joinPageData.ts';

const PLACEHOLDER = '+abcdefghijklmnopqrstuvwxyz0123+';
const push = (data: string) => `<script nonce="${PLACEHOLDER}">self.__next_f.push([1,"${data}"])</script>`;

test.each([1, 2, 16, 31])(
  'data that are cut after %i characters of the placeholder become one piece',
  (at) => {
    const html = push(`a:${PLACEHOLDER.slice(0, at)}`) + push(`${PLACEHOLDER.slice(at)}:b`) + push('c');
    expect(joinPageData(html, PLACEHOLDER)).toBe(push(`a:${PLACEHOLDER}:bc`));
  },
);

test('a placeholder that is cut twice becomes one piece', () => {
  const html = push('+abc') + push('defghijklmnopqrstuvwxyz') + push('0123+');
  expect(joinPageData(html, PLACEHOLDER)).toBe(push(PLACEHOLDER));
});

test('scripts with something between them stay apart', () => {
  const html = `<p>${push('a')}</p>${push('b')}`;
  expect(joinPageData(html, PLACEHOLDER)).toBe(html);
});

test.each([9, 16, 23])('a part of a placeholder that cannot be joined is an error', (at) => {
  const html = `${push(PLACEHOLDER.slice(0, at))}<p></p>${push(PLACEHOLDER.slice(at))}`;
  expect(() => joinPageData(html, PLACEHOLDER)).toThrow('part of the placeholder');
});
