import type { Share } from './abuseCorpus.ts';

/** Parses `2/4`, the second quarter of a run. Throws when it is no share. */
export function parseShare(text: string): Share {
  const [, part, of] = /^(\d{1,4})\/(\d{1,4})$/.exec(text)?.map(Number) ?? [];
  if (part === undefined || of === undefined || part < 1 || part > of)
    throw new Error(`--share ${text} is not a share such as 2/4, the second quarter of the requests`);
  return { index: part - 1, of };
}
