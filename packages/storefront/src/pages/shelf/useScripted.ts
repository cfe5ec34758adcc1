import { useSyncExternalStore } from 'react';

const subscribeNever = () => () => undefined;

/**
 * False in the server's HTML and during hydration: what only a script can do, or know, is shown after that. The filter panel
 * has the same hook in another module, because a module that both import would be split off the panel's script.
 */
export const useScripted = (): boolean =>
  useSyncExternalStore(
    subscribeNever,
    () => true,
    () => false,
  );
