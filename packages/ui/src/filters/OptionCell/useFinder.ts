import type { matchOptions } from '@vvoz/phrases/matchOptions';
import { useState } from 'react';
import { matches } from '../model/matches.ts';

type Match = typeof matchOptions;

const plain: Match = (search, options) => options.filter(({ label }) => matches(search, label));

let arrived: Match | undefined;

interface Finder {
  /** The options that were meant by what was typed: «тойота», «ghbec», «land cruser». Plainly contained until the rules are here. */
  readonly find: Match;
  /** To be called when the search gets the focus: the rules of spelling and sound come with the first need of them. */
  readonly fetchRules: () => void;
}

/** The search over a long list. */
export function useFinder(): Finder {
  const [match, setMatch] = useState<Match | undefined>(() => arrived);
  return {
    find: match ?? plain,
    fetchRules: () => {
      if (match) return;
      void import('@vvoz/phrases/matchOptions').then(
        (module) => {
          arrived = module.matchOptions;
          setMatch(() => module.matchOptions);
        },
        // The plain search goes on.
        () => undefined,
      );
    },
  };
}
