import type { matchOptions } from '@vvoz/phrases/matchOptions';
import { useAtomValueRawSync, useStore } from 'jotai/react';
import { atom } from 'jotai/vanilla';
import { matches } from '../model/matches.ts';

type Match = typeof matchOptions;

const plain: Match = (search, options) => options.filter(({ label }) => matches(search, label));

/** One search for all lists of a page: the plain one until the rules of spelling and sound are here. */
const finderAtom = atom<{ readonly find: Match }>({ find: plain });

interface Finder {
  /** The options that were meant by what was typed: «тойота», «ghbec», «land cruser». Plainly contained until the rules are here. */
  readonly find: Match;
  /** To be called when the search gets the focus: the rules of spelling and sound come with the first need of them. */
  readonly fetchRules: () => void;
}

/** The search over a long list. */
export function useFinder(): Finder {
  const store = useStore();
  const { find } = useAtomValueRawSync(finderAtom, { store });
  return {
    find,
    fetchRules: () => {
      if (find !== plain) return;
      void import('@vvoz/phrases/matchOptions').then(
        (module) => store.set(finderAtom, { find: module.matchOptions }),
        // The plain search goes on.
        () => undefined,
      );
    },
  };
}
