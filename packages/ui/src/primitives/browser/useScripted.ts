import { useSyncExternalStore } from 'react';

const subscribeNever = () => () => undefined;

/** False in the server's HTML and during hydration: what only a script can do, or know, is shown after that. */
export const useScripted = (): boolean =>
  useSyncExternalStore(
    subscribeNever,
    () => true,
    () => false,
  );
