import { expect, test } from 'vitest';
import { findPageKind, PAGE_KINDS } from './pageKinds.ts';

test.each([
  ['home', 'home'],
  ['japan-main', 'japan-main'],
  ['news', 'text'],
  // A template that is newer than this code.
  ['unheard-of', 'text'],
  ['', 'text'],
])('a page of the template «%s» is of the kind %s', (template, kind) => {
  expect(findPageKind(template)).toBe(kind);
  expect(PAGE_KINDS).toContain(kind);
});
