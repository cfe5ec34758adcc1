import type { ReceiptLine, VehicleKind } from '@vvoz/law/costTypes';
import { CostInputError } from './CostInputError.ts';
import type { Context } from './context.ts';
import { OPERATOR, createRoubleLine } from './lines.ts';
import { memoByTerms } from './memoByTerms.ts';
import { toCityKey, type City, type Settings } from './settings.ts';

const CODES = ['storage', 'broker', 'lab', 'bank', 'local_moves', 'company'] as const;

/** Labels of the `lab` line for kinds whose papers differ from a car's. */
const PAPER_LABELS: Readonly<Partial<Record<VehicleKind, string>>> = {
  machinery: 'ЭПСМ и документы',
  motorcycle: 'Документы, ЭПТС',
};

/** Finds a city by key or name. Throws a CostInputError for a city that the settings do not have. */
export function findCity({ cities }: Settings, name: string | undefined): City | undefined {
  if (name === undefined) return undefined;
  const city = cities.get(toCityKey(name));
  if (city) return city;
  throw new CostInputError(
    'city',
    'is not a city of the settings: there is no delivery to it',
    'в этот город доставки нет',
  );
}

function createRussiaLines(
  { input, settings }: Pick<Context, 'input' | 'settings'>,
  city: City | undefined,
): readonly ReceiptLine[] {
  const isParts = input.variant !== 'poshlina';
  const lines = CODES.filter((code) => !(isParts && code === 'lab') && settings.data.russia[code] > 0).map(
    (code) => {
      const label = code === 'lab' ? PAPER_LABELS[input.kind] : undefined;
      return createRoubleLine(code, 'russia', settings.data.russia[code], {
        act: OPERATOR,
        row: 'Владивосток',
        basis: 'setting',
        ...(label ? { label } : {}),
      });
    },
  );
  if (city && city.deliveryRub > 0)
    lines.push(
      createRoubleLine('delivery', 'russia', city.deliveryRub, {
        act: OPERATOR,
        row: city.name,
        basis: 'setting',
        label: `Доставка: ${city.name}`,
      }),
    );
  return lines;
}

const russiaLines = memoByTerms<readonly ReceiptLine[]>();

/** The lines paid in Russia: the fixed sums in Vladivostok, then delivery. Parts need no СБКТС (safety certificate). */
export const calculateRussiaLines = (context: Context, city: City | undefined): readonly ReceiptLine[] =>
  russiaLines(context, `${context.input.kind} ${context.input.variant} ${city?.key ?? ''}`, () =>
    createRussiaLines(context, city),
  );
