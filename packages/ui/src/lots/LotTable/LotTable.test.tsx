import { replaceNbsp } from '@vvoz/catalogue/testing/replaceNbsp';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Lot } from '@vvoz/catalogue/lots/lot';
import { prius, sold } from '../fixtures.ts';
import { LotTable } from './LotTable.tsx';

const listHeadings = (lots: readonly Lot[]) =>
  Array.from(
    replaceNbsp(renderToStaticMarkup(<LotTable lots={lots} />)).matchAll(/<th scope="col"[^>]*>([^<]*)/g),
    ([, text]) => text,
  );

test.each([
  ['sold', [sold, sold], 'Продан'],
  ['partly sold', [prius, sold], 'Средняя'],
  ['partly estimated', [{ ...prius, estimate: 1_000_000 }, sold, prius], 'Обычно дают'],
  ['of nothing', [], 'Средняя'],
])('the price beside the start price in a list that is %s', (_name, lots, heading) => {
  expect(listHeadings(lots)[7]).toBe(heading);
});
