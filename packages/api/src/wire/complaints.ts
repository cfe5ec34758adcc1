import type { z } from 'zod';

/** Builds the texts for a zod issue of code `custom`: English in `message`, Russian in `params`. */
export const buildComplaint = (message: string, messageRu: string) => ({ message, params: { messageRu } });

/**
 * Creates the `error` of any zod check with the same texts. zod calls this function with the raw issue and copies the
 * issue afterwards. Params added here are therefore in the copy, where `findMessageRu` reads them.
 */
export const inBothLanguages =
  (message: string, messageRu: string) =>
  (issue: z.core.$ZodRawIssue): string => {
    Object.assign(issue, { params: { messageRu } });
    return message;
  };

/** Finds the Russian text of an issue; undefined if its check has none. */
export function findMessageRu(issue: z.core.$ZodIssue): string | undefined {
  const params: unknown = 'params' in issue ? issue.params : undefined;
  const text: unknown =
    typeof params === 'object' && params !== null && 'messageRu' in params ? params.messageRu : undefined;
  return typeof text === 'string' ? text : undefined;
}
