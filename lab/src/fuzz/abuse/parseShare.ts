import type { Share } from './abuseCorpus.ts';

/** Parses a share of a run: `2/4` is every fourth request, beginning with the second. Throws when it is not a share. */
export function parseShare(text: string): Share {
  const [, part, of] = /^(\d{1,4})\/(\d{1,4})$/.exec(text)?.map(Number) ?? [];
  if (part === undefined || of === undefined || part < 1 || part > of)
    throw new Error(`--share ${text} is not a share such as 2/4, the second of four equal parts of the run`);
  return { index: part - 1, of };
}
