/** «Toyota», «Toyota и Honda», «Toyota, Honda и ещё 3»: joins names for a heading. */
export function joinNames(names: readonly string[]): string {
  const [first = '', second] = names;
  if (second === undefined) return first;
  return names.length === 2 ? `${first} и ${second}` : `${first}, ${second} и ещё ${names.length - 2}`;
}
