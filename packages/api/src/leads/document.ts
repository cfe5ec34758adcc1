import { z } from 'zod';
import { cleanLines, cutText } from './cleanText.ts';

/** JSON of any shape, such as a lot as offered or a price receipt. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };
export type Document = { readonly [name: string]: Json };

const MAX_DEPTH = 8;
const MAX_NAME_LENGTH = 100;

/**
 * Cleans texts and sorts names, so that equal documents give equal JSON. Returns undefined for a value that JSON cannot
 * hold, or that is nested too deeply.
 */
function normalize(value: unknown, depth: number): Json | undefined {
  if (typeof value === 'string') return cleanLines(value);
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return value;
  if (depth === 0 || typeof value !== 'object') return undefined;
  if (Array.isArray(value)) {
    const items = value.map((item) => normalize(item, depth - 1));
    return items.some((item) => item === undefined) ? undefined : (items as Json[]);
  }
  const entries = Object.entries(value)
    .map(([name, item]) => [cutText(cleanLines(name), MAX_NAME_LENGTH), normalize(item, depth - 1)] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return entries.some(([, item]) => item === undefined)
    ? undefined
    : (Object.fromEntries(entries) as Document);
}

/** An object of any shape whose JSON has at most `maxLength` characters. */
export const documentSchema = (maxLength: number) =>
  z.record(z.string(), z.unknown()).transform((value, context): Document => {
    const document = normalize(value, MAX_DEPTH);
    const fault =
      document === undefined
        ? `must not have more than ${MAX_DEPTH} levels`
        : JSON.stringify(document).length > maxLength && `must not have more than ${maxLength} characters`;
    if (!fault) return document as Document;
    context.addIssue({ code: 'custom', message: fault });
    return z.NEVER;
  });
