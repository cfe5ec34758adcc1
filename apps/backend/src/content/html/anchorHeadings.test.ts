import { expect, test } from 'vitest';
import { anchorHeadings } from './anchorHeadings.ts';

test('every heading gets an anchor made of its words, and is listed', () => {
  expect(anchorHeadings('<p>А</p><h2>Кому достаётся <em>льгота</em>?</h2><h3>160 л. с.</h3>')).toEqual({
    html: '<p>А</p><h2 id="кому-достаётся-льгота">Кому достаётся <em>льгота</em>?</h2><h3 id="160-л-с">160 л. с.</h3>',
    headings: [
      { id: 'кому-достаётся-льгота', title: 'Кому достаётся льгота?', level: 2 },
      { id: '160-л-с', title: '160 л. с.', level: 3 },
    ],
  });
});

test('equal headings and ids elsewhere in the text get different anchors; an id of the editor stays', () => {
  const { html, headings } = anchorHeadings(
    '<p id="пример-2">а</p><h2>Пример</h2><h2>Пример</h2><h2 id="own">Пример</h2>',
  );
  expect(headings.map(({ id }) => id)).toEqual(['пример', 'пример-3', 'own']);
  expect(html.match(/id="[^"]*"/g)).toEqual(['id="пример-2"', 'id="пример"', 'id="пример-3"', 'id="own"']);
});

test('a heading without letters has an anchor; one without text is not listed', () => {
  expect(anchorHeadings('<h2>…</h2><h4></h4>').headings).toEqual([{ id: 'раздел', title: '…', level: 2 }]);
});
