let locks = 0;

/**
 * Stops the page from scrolling behind an overlay. Returns a function that unlocks it. It marks the root element; a
 * `:has()` on the root would be matched against the whole page on every tap (a tenth of a phone's time budget for an
 * answer).
 */
export function lockPage(): () => void {
  const { dataset } = document.documentElement;
  locks += 1;
  dataset['locked'] = '';
  return () => {
    locks -= 1;
    if (locks === 0) delete dataset['locked'];
  };
}
