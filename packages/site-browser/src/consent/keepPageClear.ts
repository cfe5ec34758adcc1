import { liftAboveBar } from './liftAboveBar.ts';

/**
 * Lifts a strip at the bottom of the screen above a bar that sticks there, and adds space below the page, so that the
 * strip covers neither its end nor a focused element. Returns a function that removes the space.
 */
export function keepPageClear(strip: HTMLElement): () => void {
  const { style: page } = document.documentElement;
  const { style: body } = document.body;
  const stop = liftAboveBar(strip, (bar) => {
    page.setProperty('scroll-padding-bottom', `${strip.offsetHeight + bar + 8}px`);
    body.setProperty('padding-bottom', `${strip.offsetHeight}px`);
  });
  return () => {
    stop();
    page.removeProperty('scroll-padding-bottom');
    body.removeProperty('padding-bottom');
  };
}
