import type { LotSnapshot } from '@vvoz/catalogue/shelf/lotSnapshot';

/** A row of the comparison: a value for each lot, in the order of the lots. */
export interface CompareRow {
  readonly caption: string;
  readonly values: readonly (string | undefined)[];
  /** True when the lots do not all have the same value. */
  readonly differs: boolean;
}

/** Lists the values of a lot that was read from a card: such a snapshot has no cells. */
const listCardCells = ({ price, auction, place, facts, grade }: Partial<LotSnapshot>) =>
  Object.entries({ Цена: price, Торги: auction, Площадка: place, Коротко: facts, Оценка: grade });

/**
 * Lists the rows of a comparison: all captions of the lots, in the order of the first lot that has them. A value that one lot
 * lacks is a difference too.
 */
export function listCompareRows(lots: readonly Partial<LotSnapshot>[]): readonly CompareRow[] {
  const columns = lots.map(
    (lot) =>
      new Map((lot.cells ? Object.entries(lot.cells) : listCardCells(lot)).filter(([, value]) => value)),
  );
  const captions = new Set(columns.flatMap((cells) => [...cells.keys()]));
  return [...captions].map((caption) => {
    const values = columns.map((cells) => cells.get(caption));
    return { caption, values, differs: new Set(values).size > 1 };
  });
}
