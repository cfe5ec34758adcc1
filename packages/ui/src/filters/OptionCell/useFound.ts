import type { matchOptions } from '@vvoz/api/catalog/understand/matchOptions';
import { useState } from 'react';
import { matches } from '../model/matches.ts';

type Match = typeof matchOptions;

const plain: Match = (search, options) => options.filter(({ label }) => matches(search, label));

let arrived: Match | undefined;

interface Found<T> {
  readonly found: readonly T[];
  /** To be called when the search gets the focus: the rules of spelling and sound come with the first need of them. */
  readonly fetchRules: () => void;
}

/** The options that were meant by what was typed: «тойота», «ghbec», «land cruser». Plainly contained until the rules are here. */
export function useFound<T extends { readonly label: string }>(
  search: string,
  options: readonly T[],
): Found<T> {
  const [match, setMatch] = useState<Match | undefined>(() => arrived);
  return {
    found: (match ?? plain)(search, options),
    fetchRules: () => {
      if (match) return;
      void import('@vvoz/api/catalog/understand/matchOptions').then(
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
