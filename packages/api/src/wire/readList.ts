import { z } from 'zod';
import type { RequestOptions, Get, Pairs } from '../http.ts';
import type { Warn } from './warn.ts';

/** True if an answer is empty: no body, null, an empty list or object. */
const isEmptyResponse = (response: unknown): boolean =>
  !response || (typeof response === 'object' && Object.keys(response).length === 0);

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
    call?: RequestOptions,
  ): Promise<T> => {
    const orEmpty = z.preprocess(
      (response) => (isEmptyResponse(response) ? { count: 0, items: [] } : response),
      schema,
    );
    const list = await get(orEmpty as z.ZodType<T>, path, pairs, call);
    if (list.items.length === 0) warn(`${path}: the answer is empty`);
    return list;
  };
