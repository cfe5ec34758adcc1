/** A page that a browser may render before the visitor opens it. */
interface Prerendered {
  readonly prerendering?: boolean;
}

/** Resolves when the visitor sees the page: at once, except for a prerendered page, which the visitor may never open. */
export const waitUntilShown = (): Promise<void> =>
  new Promise((resolve) => {
    if ((document as Prerendered).prerendering)
      document.addEventListener('prerenderingchange', () => resolve(), { once: true });
    else resolve();
  });
