import { expect, test } from 'vitest';
import { createVisitorDemand, runWithDemand } from '@vvoz/api/visitor/demand';
import { findPart, keepPart } from './partsOfRequest.ts';

const asVisitor = <T>(work: () => T): T =>
  runWithDemand(createVisitorDemand('visitor', new AbortController().signal), work);

test('the parts of a request are numbered from 0 and found by their number, as often as needed', () => {
  asVisitor(() => {
    expect([keepPart('header'), keepPart('footer')]).toEqual([0, 1]);
    expect([findPart(1), findPart(0), findPart(1)]).toEqual(['footer', 'header', 'footer']);
  });
});

test('a request does not find the parts of another', () => {
  asVisitor(() => keepPart('mine'));
  asVisitor(() => expect(() => findPart(0)).toThrow('part 0 of the page was not kept'));
});
