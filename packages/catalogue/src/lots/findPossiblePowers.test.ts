import { expect, test } from 'vitest';
import { findPossiblePowers } from './findPossiblePowers.ts';

test.each([
  [{}, []],
  [{ powerHp: 0 }, []],
  [{ powerHp: 109 }, [109]],
  [{ powerHp: 313, powerOptions: '280,294,313' }, [280, 294, 313]],
  [{ powerHp: 64, powerOptions: '64' }, [64]],
  [{ powerHp: 64, powerOptions: 'turbo, ?' }, [64]],
])('%j may have %j hp', (lot, expected) => {
  expect(findPossiblePowers(lot)).toEqual(expected);
});
