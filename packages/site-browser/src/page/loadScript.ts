/** How long a script of another company may take, ms. */
const MAX_SCRIPT_WAIT_MS = 20_000;

/** Rejects when `work` takes too long. */
export function limitWait(work: Promise<void>, what: string): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} did not load in time`)), MAX_SCRIPT_WAIT_MS);
  });
  return Promise.race([work, tooLong]).finally(() => clearTimeout(timer));
}

/**
 * Runs a script of another company. The policy of a page names its host (`FOREIGN_SERVICES`). Rejects if it
 * is blocked, fails or takes too long.
 */
export function loadScript(src: string): Promise<void> {
  const script = document.createElement('script');
  script.src = src;
  script.async = true;
  const loading = new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`${src} was blocked or failed`)));
  });
  document.head.append(script);
  return limitWait(loading, src);
}
