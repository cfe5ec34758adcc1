import { useSyncExternalStore } from 'react';

const subscribeNever = () => () => undefined;

/**
 * False in the server's HTML and during hydration: what only a script can do, or know, is shown after that. A module of
 * its own: one that the filter panel imports too would be split off the panel's script.
 */
export const useScripted = (): boolean =>
  useSyncExternalStore(
    subscribeNever,
    () => true,
    () => false,
  );
