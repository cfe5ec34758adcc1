import { useSyncExternalStore } from 'react';

const subscribeNever = () => () => undefined;

/** False in the server's HTML and during hydration, true afterwards: what needs a script is hidden until then. */
export const useScripted = (): boolean =>
  useSyncExternalStore(
    subscribeNever,
    () => true,
    () => false,
  );
