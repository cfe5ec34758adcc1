import type { matchOptions } from '@vvoz/phrases/matchOptions';
import { useAtomValueRawSync, useStore } from 'jotai/react';
import { atom } from 'jotai/vanilla';
import { isMatch } from '../model/matches.ts';

type Match = typeof matchOptions;

const findSubstrings: Match = (search, options) => options.filter(({ label }) => isMatch(search, label));

/** One search for all lists of a page: a plain one until the rules of spelling and sound are loaded. */
const finderAtom = atom<{ readonly find: Match }>({ find: findSubstrings });

interface Finder {
  /**
   * Finds the options meant by the text: «тойота», «ghbec», «land cruser». Before the rules are loaded, finds plain
   * substrings.
   */
  readonly find: Match;
  /** Loads the rules of spelling and sound. Call it when a search gets the focus. */
  readonly fetchRules: () => void;
}

/** The search of a long list. */
export function useFinder(): Finder {
  const store = useStore();
  const { find } = useAtomValueRawSync(finderAtom, { store });
  return {
    find,
    fetchRules: () => {
      if (find !== findSubstrings) return;
      void import('@vvoz/phrases/matchOptions').then(
        (module) => store.set(finderAtom, { find: module.matchOptions }),
        // On failure the plain search stays in use.
        () => undefined,
      );
    },
  };
}
