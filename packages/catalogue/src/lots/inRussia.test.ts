import { expect, test } from 'vitest';
import { CATALOGUE_TYPE_NAMES } from '../types/catalogueTypes.ts';
import { isInRussia } from './inRussia.ts';

test('only lots in stock are in Russia', () =>
  expect(CATALOGUE_TYPE_NAMES.filter((type) => isInRussia({ type }))).toEqual(['stock']));
