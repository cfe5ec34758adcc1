import type { ReceiptLine, VehicleKind } from '@vvoz/catalogue/cost/costTypes';
import { CostInputError } from './CostInputError.ts';
import type { Context } from './context.ts';
import { OPERATOR, createRoubleLine } from './lines.ts';
import { toCityKey, type City, type Settings } from './settings.ts';

const CODES = ['storage', 'broker', 'lab', 'bank', 'local_moves', 'company'] as const;

/** Papers differ by kind; cars have those that the label of the line names. */
const PAPERS: Readonly<Partial<Record<VehicleKind, string>>> = {
  machinery: 'ЭПСМ и документы',
  motorcycle: 'Документы, ЭПТС',
};

/** The city of a question, by key or name. Throws a CostInputError for one that the settings do not have. */
export function findCity({ cities }: Settings, name: string | undefined): City | undefined {
  if (name === undefined) return undefined;
  const city = cities.get(toCityKey(name));
  if (city) return city;
  throw new CostInputError('city', 'is not one that is delivered to', 'в этот город доставки нет');
}

/** What is paid in Russia: the fixed lines in Vladivostok, then delivery. Parts have no СБКТС. */
export function calculateRussiaLines({ input, settings }: Context, city: City | undefined): ReceiptLine[] {
  const parts = input.variant !== 'poshlina';
  const lines = CODES.filter((code) => !(parts && code === 'lab') && settings.data.russia[code] > 0).map(
    (code) => {
      const papers = code === 'lab' ? PAPERS[input.kind] : undefined;
      return createRoubleLine(code, 'russia', settings.data.russia[code], {
        act: OPERATOR,
        row: 'Владивосток',
        basis: 'setting',
        ...(papers ? { label: papers } : {}),
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
