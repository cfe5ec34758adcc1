import { expect, test } from 'vitest';
import { orderStyles } from './orderStyles.ts';

const IMPORTS: Readonly<Record<string, readonly string[]>> = {
  'styles.ts': ['layers.css.ts', 'plain.css'],
  'Card.tsx': ['Card.css.ts', 'Price.tsx'],
  'Card.css.ts': ['layers.css.ts', 'vars.css.ts'],
  'Price.tsx': ['Price.css.ts'],
  'Price.css.ts': ['vars.css.ts'],
  'Back.tsx': ['Forth.tsx', 'Back.css.ts'],
  'Forth.tsx': ['Back.tsx', 'Forth.css.ts'],
};
const order = (...files: string[]) => orderStyles(files, (file) => IMPORTS[file] ?? []);

test('the first files come first, and a component comes after those that it is made of', () => {
  expect(order('styles.ts', 'Card.tsx')).toEqual([
    'layers.css.ts',
    'plain.css',
    'vars.css.ts',
    'Price.css.ts',
    'Card.css.ts',
  ]);
});

test('a style file comes after the style files that it imports', () => {
  expect(order('Price.tsx')).toEqual(['vars.css.ts', 'Price.css.ts']);
});

test('modules that import each other are listed once', () => {
  expect(order('Back.tsx')).toEqual(['Forth.css.ts', 'Back.css.ts']);
});
