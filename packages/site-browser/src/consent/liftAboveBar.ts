/** Bars that stick to the bottom of a phone's screen, such as price and request of a lot. */
const BAR = '[data-bottom-bar]';

/** Measures the bar that currently sticks to the bottom of the screen, px. */
function measureBar(): number {
  const bar = document.querySelector(BAR)?.getBoundingClientRect();
  return bar && bar.height > 0 && bar.top < innerHeight && bar.bottom >= innerHeight ? bar.height : 0;
}

/**
 * Keeps an element that is fixed to the bottom of the screen above a bar that sticks there. Nothing on the page moves.
 * Returns a function that ends this.
 * @param onMove called with the height of the bar, px, after each change of it or of the element's size
 */
export function liftAboveBar(
  element: HTMLElement,
  onMove: (bar: number) => void = () => undefined,
): () => void {
  const place = () => {
    const bar = measureBar();
    // A transform does not count as a layout shift.
    element.style.setProperty('transform', bar > 0 ? `translateY(${-bar}px)` : 'none');
    onMove(bar);
  };
  const observer = new ResizeObserver(place);
  observer.observe(element);
  addEventListener('scroll', place, { passive: true });
  place();
  return () => {
    observer.disconnect();
    removeEventListener('scroll', place);
  };
}
