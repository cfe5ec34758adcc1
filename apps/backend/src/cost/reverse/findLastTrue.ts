/**
 * The last whole number from `first` to `last` for which `holds` is true, by halving. `holds(first)` must be true, and
 * once it turns false it must stay so.
 */
export function findLastTrue(first: number, last: number, holds: (value: number) => boolean): number {
  if (first === last || holds(last)) return last;
  let yes = first;
  let no = last;
  while (no - yes > 1) {
    const middle = yes + Math.floor((no - yes) / 2);
    if (holds(middle)) yes = middle;
    else no = middle;
  }
  return yes;
}
