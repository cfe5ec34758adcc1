import { z } from 'zod';
import { cleanLines, cut } from './cleanText.ts';

/** JSON that a sender made up itself: a lot as it was offered, a price receipt. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };
export type Document = { readonly [name: string]: Json };

const DEEPEST = 8;
const NAME = 100;

/** Texts cleaned, names in order, so that the same document is always the same text. Undefined where it is too deep. */
function tidy(value: unknown, depth: number): Json | undefined {
  if (typeof value === 'string') return cleanLines(value);
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return value;
  if (depth === 0 || typeof value !== 'object') return undefined;
  if (Array.isArray(value)) {
    const items = value.map((item) => tidy(item, depth - 1));
    return items.some((item) => item === undefined) ? undefined : (items as Json[]);
  }
  const entries = Object.entries(value)
    .map(([name, item]) => [cut(cleanLines(name), NAME), tidy(item, depth - 1)] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return entries.some(([, item]) => item === undefined)
    ? undefined
    : (Object.fromEntries(entries) as Document);
}

/** An object of any shape whose JSON has at most so many characters. */
export const documentSchema = (most: number) =>
  z.record(z.string(), z.unknown()).transform((value, context): Document => {
    const document = tidy(value, DEEPEST);
    const fault =
      document === undefined
        ? `must not have more than ${DEEPEST} levels`
        : JSON.stringify(document).length > most && `must not have more than ${most} characters`;
    if (!fault) return document as Document;
    context.addIssue({ code: 'custom', message: fault });
    return z.NEVER;
  });
