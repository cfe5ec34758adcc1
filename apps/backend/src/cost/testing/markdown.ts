/** Numbers of a table written with bars; «∞» and «above» are Infinity, «a / b» a pair. Blanks in figures are none. */
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

/** A value inside the last row of a bound list, and inside each other one: its bound. */
export const pickInside = (bound: number, before: number): number =>
  Number.isFinite(bound) ? bound : before + 1;

/** Half up; the arithmetic of the expectation is integer, so that it is not the engine's own. */
export const divideHalfUp = (numerator: bigint, denominator: bigint): number =>
  Number((numerator * 2n + denominator) / (denominator * 2n));
