import { loadScript } from '../page/loadScript.ts';

/** Creates a function that loads a script once. After a failure the next call tries again. */
export function loadOnce(src: string): () => Promise<void> {
  let loading: Promise<void> | undefined;
  return () =>
    (loading ??= loadScript(src).catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
}
