import type { z } from 'zod';
import { parseJson } from '../../../lib/parseJson.ts';
import { Refusal } from '../../server/errors.ts';

/** Formats the key of the next page, which callers send back as `after`. */
export const formatPageKey = (key: readonly (string | number)[]): string => JSON.stringify(key);

/**
 * Reads `after`: the `next` of the page before; undefined on the first page. Refuses a key that does not match the
 * schema.
 * @param message says what the key must be
 */
export function readPageKey<Key>(
  text: string | undefined,
  schema: z.ZodType<Key>,
  message: string,
): Key | undefined {
  if (text === undefined) return undefined;
  const { success, data } = schema.safeParse(parseJson(text));
  if (!success) throw new Refusal(400, 'bad_value', message, 'after');
  return data;
}
