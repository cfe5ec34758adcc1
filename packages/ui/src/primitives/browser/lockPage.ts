let locks = 0;

/**
 * Keeps the page from scrolling behind what covers the window; the result lets it go. A mark on the root and no `:has()`
 * there: that is matched against the whole page with every tap (a tenth of what a phone has for an answer).
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
