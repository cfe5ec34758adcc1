import { z } from 'zod';
import type { CallOptions, Get, Pairs } from '../http.ts';

/** What an answer with nothing in it looks like: no body, null, an empty list or object. */
const isNothing = (answer: unknown): boolean =>
  !answer || (typeof answer === 'object' && Object.keys(answer).length === 0);

/**
 * Asks a call that answers a list. Data that is empty is an empty result and a warning on the console, not a failure
 * (specification, section 9); an answer of another shape still is one.
 */
export async function readList<T extends { readonly items: readonly unknown[] }>(
  get: Get,
  schema: z.ZodType<T>,
  path: string,
  pairs: Pairs,
  call?: CallOptions,
): Promise<T> {
  const orEmpty = z.preprocess((answer) => (isNothing(answer) ? { count: 0, items: [] } : answer), schema);
  const read = await get(orEmpty as z.ZodType<T>, path, pairs, call);
  // oxlint-disable-next-line no-console -- the specification asks for just this
  if (read.items.length === 0) console.warn(`${path}: the answer is empty`);
  return read;
}
