import { z } from 'zod';
import type { CallOptions, Get, Pairs } from '../http.ts';
import type { Warn } from './warn.ts';

/** True if an answer is empty: no body, null, an empty list or object. */
const isEmptyAnswer = (answer: unknown): boolean =>
  !answer || (typeof answer === 'object' && Object.keys(answer).length === 0);

/**
 * Creates the function that reads a list. An empty answer gives an empty list and a warning (specification, section 8);
 * an answer of another shape is a contract failure.
 */
export const createReadList =
  (get: Get, warn: Warn) =>
  async <T extends { readonly items: readonly unknown[] }>(
    schema: z.ZodType<T>,
    path: string,
    pairs: Pairs,
    call?: CallOptions,
  ): Promise<T> => {
    const orEmpty = z.preprocess(
      (answer) => (isEmptyAnswer(answer) ? { count: 0, items: [] } : answer),
      schema,
    );
    const list = await get(orEmpty as z.ZodType<T>, path, pairs, call);
    if (list.items.length === 0) warn(`${path}: the answer is empty`);
    return list;
  };
