import { expect, test } from 'vitest';
import { frameTables } from './frameTables.ts';

const makeTable = (...rows: readonly (readonly string[])[]) =>
  `<table><thead><tr><th>Строка</th><th>Правило</th><th>₽</th></tr></thead><tbody>${rows
    .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('')}</tbody></table>`;

test('columns of figures are marked in head and body, text columns and the first column are not', () => {
  const html = frameTables(
    makeTable(['2026', 'строка 1', '5 200'], ['2025', 'строка 2', '<strong>1 492 800 ₽</strong>']),
  );
  expect(html.match(/<t[hd] data-figure>.*?<\/t[hd]>/g)).toEqual([
    '<th data-figure>₽</th>',
    '<td data-figure>5 200</td>',
    '<td data-figure><strong>1 492 800 ₽</strong></td>',
  ]);
});

test.each(['−4', '7,5 %', '—', '0.9'])('%s is a figure', (cell) => {
  expect(frameTables(makeTable(['а', 'б', cell]))).toContain(`<td data-figure>${cell}</td>`);
});

test.each(['от 3 до 5', '2,0 л', ''])('%s is not a figure', (cell) => {
  expect(frameTables(makeTable(['а', 'б', '1'], ['а', 'б', cell]))).not.toContain('data-figure');
});

test('each table has a frame with a unique name; the text around it is unchanged', () => {
  const html = frameTables(`<p>до</p>${makeTable(['а'])}<p>после</p>${makeTable(['а'])}`);
  expect(html.match(/aria-label="[^"]*"/g)).toEqual(['aria-label="Таблица 1"', 'aria-label="Таблица 2"']);
  expect(html).toMatch(/^<p>до<\/p><div [\s\S]*<\/div><p>после<\/p><div [\s\S]*<\/div>$/);
});
