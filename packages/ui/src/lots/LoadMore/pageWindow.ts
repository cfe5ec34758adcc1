/**
 * Lists the page numbers to show: the first, `page` with its neighbours, the last. `undefined` is a gap.
 * (1, 104) → 1 2 3 4 … 104; (50, 104) → 1 … 49 50 51 52 … 104.
 */
export function listPageWindow(page: number, pages: number): readonly (number | undefined)[] {
  const ahead = page === 1 ? 3 : 2;
  const near = Array.from({ length: ahead + 2 }, (_, index) => page - 1 + index);
  const numbers = [...new Set([1, ...near, pages])].filter((n) => n >= 1 && n <= pages).sort((a, b) => a - b);
  return numbers.flatMap((n, index) => {
    const gap = n - (numbers[index - 1] ?? n - 1);
    if (gap === 1) return [n];
    return gap === 2 ? [n - 1, n] : [undefined, n];
  });
}
