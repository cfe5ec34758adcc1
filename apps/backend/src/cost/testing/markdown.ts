/**
 * Parses the numbers of a Markdown table. «∞» is Infinity, «a / b» gives two numbers, spaces inside numbers are
 * ignored.
 */
export function parseFigures(table: string): number[][] {
  return table
    .trim()
    .split('\n')
    .map((line) =>
      line
        .split('|')
        .flatMap((cell) => cell.split('/'))
        .map((cell) => cell.replaceAll(/[\s%]/g, ''))
        .filter((cell) => cell !== '')
        .map((cell) => (cell === '∞' ? Number.POSITIVE_INFINITY : Number(cell))),
    );
}

/** Returns a value inside a row: its bound, or one more than the bound `before` for the unbounded last row. */
export const pickInside = (bound: number, before: number): number =>
  Number.isFinite(bound) ? bound : before + 1;

/** Divides and rounds half up. Uses integers, so that expected values do not come from the engine's own arithmetic. */
export const divideHalfUp = (numerator: bigint, denominator: bigint): number =>
  Number((numerator * 2n + denominator) / (denominator * 2n));
