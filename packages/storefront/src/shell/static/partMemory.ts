import { LRUCache } from 'lru-cache';
import type { CachedPart } from './CachedPart.ts';

/** Characters of all remembered parts; a page has up to 100,000. */
const MAX_LENGTH = 24 * 1024 * 1024;
/** Size of an entry besides its HTML: the key, the name and the places in the tables. */
const ENTRY_LENGTH = 400;

export type PartMemory = LRUCache<string, CachedPart>;

/** Creates a memory of parts by their keys, bounded by the length of their HTML. It forgets the least recently used ones. */
export const createPartMemory = (maxLength: number = MAX_LENGTH): PartMemory =>
  new LRUCache<string, CachedPart>({
    maxSize: maxLength,
    sizeCalculation: ({ html = '' }) => html.length + ENTRY_LENGTH,
  });
