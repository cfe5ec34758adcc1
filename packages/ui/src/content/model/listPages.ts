/** Lists the page numbers of a pager: the first, the last, the current one and its neighbours. */
export const listPages = (page: number, pages: number): readonly number[] =>
  Array.from({ length: pages }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pages || Math.abs(number - page) <= 1,
  );
