/** A page that a browser renders before the visitor asks for it. */
interface Prerendered {
  readonly prerendering?: boolean;
}

/** Resolves when the page is the visitor's: at once, but for a prerendered page, which the visitor may never see. */
export const waitUntilShown = (): Promise<void> =>
  new Promise((resolve) => {
    if ((document as Prerendered).prerendering)
      document.addEventListener('prerenderingchange', () => resolve(), { once: true });
    else resolve();
  });
