import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Whether a list has all its options. A list that nobody has opened has few, so that a page does not render hundreds of
 * rows that nobody sees. `complete` adds the others at once.
 */
export function useWhole(
  ref: RefObject<HTMLDetailsElement | null>,
  atFirst: boolean,
): { readonly whole: boolean; readonly complete: () => void } {
  const [whole, setWhole] = useState(atFirst);
  const [complete] = useState(() => () => flushSync(() => setWhole(true)));
  useEffect(() => {
    const cell = ref.current;
    if (whole || !cell) return undefined;
    // A press completes the list in `useDismiss`, after the frame that answers it. The browser's search opens a list
    // without a press.
    const onToggle = () => {
      if (cell.open && cell.dataset['opening'] === undefined) setWhole(true);
    };
    // Opened before hydration.
    onToggle();
    cell.addEventListener('toggle', onToggle);
    return () => cell.removeEventListener('toggle', onToggle);
  }, [ref, whole]);
  return { whole, complete };
}
