/**
 * Finds the last whole number from `first` to `last` for which `test` is true, by bisection. `test(first)` must be
 * true, and once `test` turns false it must stay false.
 */
export function findLastTrue(first: number, last: number, test: (value: number) => boolean): number {
  if (first === last || test(last)) return last;
  let lastTrue = first;
  let firstFalse = last;
  while (firstFalse - lastTrue > 1) {
    const middle = lastTrue + Math.floor((firstFalse - lastTrue) / 2);
    if (test(middle)) lastTrue = middle;
    else firstFalse = middle;
  }
  return lastTrue;
}
