import type { CostInput } from '@vvoz/law/costTypes';
import { calculateReceipt, readCostInput, type CostData } from '../calculateReceipt.ts';
import { CostInputError } from '../CostInputError.ts';
import type { Settings } from '../settings.ts';

/** A sample whose total a change of the settings moves. Totals are whole ₽. */
export interface TotalMove {
  readonly name: string;
  readonly before: number;
  readonly after: number;
}

/** A change that moves a total by more than this share is asked for again: it is more often a slip than a price. */
const MAX_SHARE = 0.3;

/** A usual vehicle of each origin and kind, so that each part of the settings is in a total. */
const SAMPLES: readonly (readonly [name: string, input: Readonly<Record<string, unknown>>])[] = [
  [
    'Toyota Prius из Японии',
    { price: 1_200_000, currency: 'jpy', displacementCc: 1797, powerHp: 98, ageMonths: 48 },
  ],
  [
    'Kia Sorento из Кореи',
    {
      price: 26_500_000,
      currency: 'krw',
      country: 'korea',
      displacementCc: 2199,
      powerHp: 202,
      ageMonths: 48,
    },
  ],
  [
    'Geely из Китая',
    { price: 90_000, currency: 'cny', country: 'china', displacementCc: 1499, powerHp: 147, ageMonths: 40 },
  ],
  [
    'Volkswagen из Европы',
    { price: 15_000, currency: 'eur', country: 'europe', displacementCc: 1498, powerHp: 150, ageMonths: 40 },
  ],
  [
    'мотоцикл из Японии',
    { price: 600_000, currency: 'jpy', kind: 'motorcycle', displacementCc: 649, powerHp: 80, ageMonths: 60 },
  ],
];

function calculateTotal(input: CostInput, data: CostData): number | undefined {
  try {
    return calculateReceipt(input, data).totals.total;
  } catch (error) {
    // No rate of that currency, for example: then nothing is compared.
    if (error instanceof CostInputError) return undefined;
    throw error;
  }
}

/** Lists the samples whose total the new settings would move by more than 30 %. `data` has the settings in force. */
export const findTotalMoves = (data: CostData, settings: Settings): readonly TotalMove[] =>
  SAMPLES.flatMap(([name, raw]) => {
    const input = readCostInput(raw);
    const before = calculateTotal(input, data);
    const after = calculateTotal(input, { ...data, settings });
    if (before === undefined || after === undefined) return [];
    return Math.abs(after - before) > before * MAX_SHARE ? [{ name, before, after }] : [];
  });
