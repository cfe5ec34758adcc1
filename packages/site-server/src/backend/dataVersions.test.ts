import { beforeEach, expect, test } from 'vitest';
import { forgetVersions, getChangedAt, noteVersions } from './dataVersions.ts';

beforeEach(forgetVersions);

const readChanges = () => [getChangedAt('catalogue'), getChangedAt('content')];

test('without a gateway nothing changes', () => {
  expect(readChanges()).toEqual([0, 0]);
});

test('an import of lots outdates answers with lots, an import of content those with content', () => {
  noteVersions('7.3', 100);
  noteVersions('8.3', 200);
  expect(readChanges()).toEqual([200, 100]);
  noteVersions('8.4', 300);
  expect(readChanges()).toEqual([200, 300]);
});

test('a gateway that lags behind, and text that is no version, change nothing', () => {
  noteVersions('8.3', 100);
  for (const text of ['7.3', '8.3', '', 'x', '9']) noteVersions(text, 200);
  noteVersions('8.3', 300);
  expect(readChanges()).toEqual([100, 100]);
});

test('a gateway that lags behind with one kind of data takes back nothing of it', () => {
  noteVersions('8.3', 100);
  noteVersions('9.2', 200);
  noteVersions('8.4', 300);
  noteVersions('9.4', 400);
  expect(readChanges()).toEqual([200, 300]);
  noteVersions('9.3', 500);
  noteVersions('9.4', 600);
  expect(readChanges()).toEqual([200, 300]);
});
