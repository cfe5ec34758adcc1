import { canonicalBrand } from './brands.ts';
import { listOwnRows } from './ownRows.ts';
import { toPowerRow, type PowerRow } from './powerRow.ts';
import { readData } from './readTable.ts';

const POWER_FILES = ['cars-korea.csv', 'cars-china.csv'] as const;
/** The files of the data folder. */
export const DATA_FILES = [
  ...POWER_FILES,
  'cars-europe.csv',
  'powers-japan.csv',
  'hybrid-motors.csv',
  'models.csv',
  'motorcycles.csv',
  'machines.csv',
] as const;

/** The number of rows of each file. */
export const countRows = (): readonly (readonly [name: string, rows: number])[] =>
  DATA_FILES.map((name) => [name, readData(name).length]);

/** The rows of a model: the operator's first, then those of the tables. */
export function listRows(brand: string, model: string): readonly (PowerRow & { readonly table: string })[] {
  const isModel = (row: PowerRow): boolean =>
    row.model === model && [brand, canonicalBrand(brand, 'korea'), canonicalBrand(brand)].includes(row.brand);
  return [
    ...listOwnRows()
      .filter(isModel)
      .map((row) => ({ ...row, table: 'own' })),
    ...POWER_FILES.flatMap((table) =>
      readData(table)
        .map(toPowerRow)
        .filter(isModel)
        .map((row) => ({ ...row, table })),
    ),
  ];
}
