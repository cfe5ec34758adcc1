import { loadScript } from '../../analytics/loadScript.ts';

/** Creates a function that loads a script at its first call, and after a failure at the next one again. */
export function loadOnce(src: string): () => Promise<void> {
  let loading: Promise<void> | undefined;
  return () =>
    (loading ??= loadScript(src).catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
}
