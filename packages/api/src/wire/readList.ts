import { z } from 'zod';
import type { CallOptions, Get, Pairs } from '../http.ts';
import type { Warn } from './warn.ts';

/** What an answer with nothing in it looks like: no body, null, an empty list or object. */
const isNothing = (answer: unknown): boolean =>
  !answer || (typeof answer === 'object' && Object.keys(answer).length === 0);

/**
 * Makes the reader of calls that answer a list. Data that is empty is an empty result and a warning, not a failure
 * (specification, section 8); an answer of another shape still is one.
 */
export const createReadList =
  (get: Get, warn: Warn) =>
  async <T extends { readonly items: readonly unknown[] }>(
    schema: z.ZodType<T>,
    path: string,
    pairs: Pairs,
    call?: CallOptions,
  ): Promise<T> => {
    const orEmpty = z.preprocess((answer) => (isNothing(answer) ? { count: 0, items: [] } : answer), schema);
    const read = await get(orEmpty as z.ZodType<T>, path, pairs, call);
    if (read.items.length === 0) warn(`${path}: the answer is empty`);
    return read;
  };
