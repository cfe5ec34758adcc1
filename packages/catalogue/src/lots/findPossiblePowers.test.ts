import { expect, test } from 'vitest';
import { findPossiblePowers, findReferencePowers, findStatedPower } from './findPossiblePowers.ts';

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

test('a power of the reference is not one that the feed states', () => {
  const lot = { powerHp: 202, lawFacts: 'category=M1&powersHp=194,202&powerSource=assumed' };
  expect(findPossiblePowers(lot)).toEqual([]);
  expect(findStatedPower(lot)).toBeUndefined();
  expect(findReferencePowers(lot)).toEqual([194, 202]);
  const series = { powerHp: 79, lawFacts: 'fuel=series_hybrid&powersHp=108.77' };
  expect(findPossiblePowers(series)).toEqual([79]);
  expect(findReferencePowers(series)).toEqual([]);
});
