/** Bars that stick to the bottom of a phone's screen, such as price and request of a lot. */
const BAR = '[data-bottom-bar]';

/** Measures the bar that currently sticks to the bottom of the screen, px. */
function measureBar(): number {
  const bar = document.querySelector(BAR)?.getBoundingClientRect();
  return bar && bar.height > 0 && bar.top < innerHeight && bar.bottom >= innerHeight ? bar.height : 0;
}

/**
 * Keeps a strip above the bar that sticks to the bottom of the screen, and keeps the strip from covering the end of the page
 * or a focused element. Nothing on the page moves. Returns a function that ends this.
 */
export function standAboveBar(strip: HTMLElement): () => void {
  const { style: page } = document.documentElement;
  const { style: body } = document.body;
  const place = () => {
    const bar = measureBar();
    // A transform does not count as a layout shift.
    strip.style.setProperty('transform', bar > 0 ? `translateY(${-bar}px)` : 'none');
    page.setProperty('scroll-padding-bottom', `${strip.offsetHeight + bar + 8}px`);
    body.setProperty('padding-bottom', `${strip.offsetHeight}px`);
  };
  const observer = new ResizeObserver(place);
  observer.observe(strip);
  addEventListener('scroll', place, { passive: true });
  place();
  return () => {
    observer.disconnect();
    removeEventListener('scroll', place);
    page.removeProperty('scroll-padding-bottom');
    body.removeProperty('padding-bottom');
  };
}
