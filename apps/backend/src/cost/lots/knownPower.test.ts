import { expect, test } from 'vitest';
import { findFilterPower, restoreFeedPower } from './knownPower.ts';

test.each<[string, number | null, string, string, number]>([
  ['the power of the reference was not stated', null, '', 'powersHp=193,201&powerSource=assumed', 201],
  ['of a list the tables leave some', 313, '280,294,313', 'powersHp=280,294&powerSource=reference', 294],
  ['of a list the tables leave all', 313, '280,294,313', '', 313],
  ['a stated power', 150, '', 'motorPeakKw=53', 150],
])(
  '%s: it is found by the highest possible power, and comes back as the feed has it',
  (_, power, power_options, law_facts, found) => {
    expect(findFilterPower({ power, law_facts })).toBe(found);
    expect(restoreFeedPower({ power: found, power_options, law_facts })).toEqual({
      power,
      power_options,
      law_facts,
    });
  },
);
