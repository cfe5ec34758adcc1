/** Set on the element around a picture that failed twice; `base.css.ts` draws «Снимков пока нет» over it. */
const MARK = 'noPicture';
/** Pause before the second attempt, ms. */
const PAUSE_MS = 1000;

/** Gives a picture its address again, so that the browser requests it again. */
function reload(image: HTMLImageElement): void {
  const { src, srcset } = image;
  image.src = src;
  // Assigned only when there is one: an empty attribute would be a candidate list of its own.
  if (srcset !== '') image.srcset = srcset;
}

/** True for a picture that failed before the listener below was there. */
const hasFailed = ({ complete, naturalWidth, currentSrc }: HTMLImageElement): boolean =>
  complete && naturalWidth === 0 && currentSrc !== '';

/** Requests a failed picture once more, then shows that there is none. Call once per document. */
export function retryPictures(): void {
  const retried = new WeakSet<HTMLImageElement>();
  const retry = (image: HTMLImageElement) => {
    if (retried.has(image)) {
      if (image.parentElement) image.parentElement.dataset[MARK] = '';
      return;
    }
    retried.add(image);
    setTimeout(() => reload(image), PAUSE_MS);
  };
  // Neither event bubbles.
  const options = { capture: true };
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement) retry(target);
    },
    options,
  );
  document.addEventListener(
    'load',
    ({ target }) => {
      if (target instanceof HTMLImageElement) delete target.parentElement?.dataset[MARK];
    },
    options,
  );
  for (const image of document.images) if (hasFailed(image)) retry(image);
}
