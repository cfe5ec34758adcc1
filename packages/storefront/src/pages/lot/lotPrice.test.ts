import { expect, test } from 'vitest';
import type { Lot } from '@vvoz/catalogue/lots/lot';
import { replaceNbsp } from '@vvoz/catalogue/testing/replaceNbsp';
import * as receipts from '@vvoz/ui/cost/model/receiptFixtures.ts';
import { korean, prius } from '@vvoz/ui/lots/fixtures.ts';
import { formatPriceNote } from '../../data/loadCosts.ts';
import { readLotChoice } from '../../model/lotChoice.ts';
import { selectPrice } from './lotPrice.ts';

const readNote = (lot: Lot) =>
  replaceNbsp(
    selectPrice({
      lot,
      choice: readLotChoice({}, { variants: ['poshlina'], cities: [] }),
      terms: { cities: [], rates: [] },
      costs: {
        priceNote: formatPriceNote(lot) ?? '',
        costs: [{ variant: 'poshlina', response: { ...receipts.fullDuty, changes: [] } }],
      },
    })?.note,
  );

test.each([
  [{ ...prius, estimate: 715_000 }, 'если купим за 715 000 ¥: столько обычно дают за такие'],
  [prius, 'от цены: средняя цена таких лотов'],
  [{ ...prius, average: undefined }, 'от цены: стартовая цена'],
  [korean, 'от цены: цена у продавца'],
] as const)('the sum of a lot says which price it starts from (%#)', (lot, note) =>
  expect(readNote(lot as Lot)).toBe(note),
);
