import { expect, test } from 'vitest';
import { createVisitorDemand, runWithDemand } from '@vvoz/api/visitor/demand';
import { findPart, keepPart } from './partsOfRequest.ts';

const asVisitor = <T>(work: () => T): T =>
  runWithDemand(createVisitorDemand('visitor', new AbortController().signal), work);

test('the parts of a request are found by their names, as often as needed', () => {
  asVisitor(() => {
    const [header, footer] = [keepPart('header'), keepPart('footer')];
    expect([findPart(footer), findPart(header), findPart(footer)]).toEqual(['footer', 'header', 'footer']);
  });
});

test('parts of two requests never mix, in whatever context they are looked for', () => {
  let mine = '';
  asVisitor(() => {
    mine = keepPart('mine');
    const theirs = asVisitor(() => keepPart('theirs'));
    expect([findPart(mine), findPart(theirs)]).toEqual(['mine', 'theirs']);
    asVisitor(() => expect(findPart(mine)).toBe('mine'));
  });
});

test.each(['0', 'zz.0', '', '0.999'])('the name %j, which no part has, is an error', (name) => {
  expect(() => findPart(name)).toThrow(`part ${name} of the page was not kept`);
});
