/**
 * Remembers what `make` made of two objects for as long as both are in use. Responses are kept for seconds, so what every
 * visitor sees of them is made once instead of for each page. The objects must not change, nor what was made of them.
 */
export function makeOnce<First extends object, Second extends object, Made>(
  make: (first: First, second: Second) => Made,
): (first: First, second: Second) => Made {
  const made = new WeakMap<First, WeakMap<Second, { readonly value: Made }>>();
  return (first, second) => {
    const ofFirst = made.get(first) ?? new WeakMap<Second, { readonly value: Made }>();
    made.set(first, ofFirst);
    const known = ofFirst.get(second) ?? { value: make(first, second) };
    ofFirst.set(second, known);
    return known.value;
  };
}
