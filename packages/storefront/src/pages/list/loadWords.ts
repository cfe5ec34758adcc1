import { fetchJson } from '@vvoz/site-browser/page/fetchJson.ts';
import { reportBug } from '@vvoz/site-browser/page/outage.ts';
import type { WordsResponse } from '../../model/readWords.ts';

/** Asks the site what a phrase means; undefined when there is no response. */
export async function loadWords(
  path: string,
  currentQuery: string,
  text: string,
): Promise<WordsResponse | undefined> {
  try {
    return await fetchJson<WordsResponse>(`${path}?${currentQuery}&q=${encodeURIComponent(text)}`, {
      headers: { accept: 'application/json' },
    });
  } catch (error) {
    reportBug(error);
    return undefined;
  }
}
