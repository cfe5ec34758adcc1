import { REQUEST_ANCHOR } from './leadPaths.ts';

/** Hides the bar at the bottom of the window while the request form is on screen: one red button at a time. */
export function hideBarAtForm(): void {
  const form = document.getElementById(REQUEST_ANCHOR);
  const bar = document.querySelector<HTMLElement>('[data-bottom-bar]');
  if (!form || !bar) return;
  const observer = new IntersectionObserver((entries) => {
    bar.toggleAttribute('data-away', entries.at(-1)?.isIntersecting ?? false);
  });
  observer.observe(form);
}
