import { useRef, useState } from 'react';
import { formatCatalogUrl } from '@vvoz/catalogue/address/formatCatalogUrl';
import type { CatalogQuery } from '@vvoz/catalogue/query/query';
import type { CatalogSession } from './session.ts';
import type { WordsAnswer } from './words.ts';

export interface Words {
  /** Where a plain form leads. */
  readonly action: string;
  /** The filters on screen as name and value. */
  readonly pairs: readonly (readonly [string, string])[];
  readonly result: Pick<WordsAnswer, 'labels' | 'rest'> | undefined;
  readonly failed: boolean;
  readonly search: (text: string) => void;
}

/** The search by words of a catalogue page: the site reads the phrase, the session takes what was understood. */
export function useWords(template: string, session: CatalogSession, query: CatalogQuery): Words {
  const [said, setSaid] = useState<{ result?: WordsAnswer; failed: boolean }>({ failed: false });
  const last = useRef(0);
  const action = `/api/words/${template}`;
  const standing = formatCatalogUrl({ ...query, page: 1 });

  const search = async (text: string) => {
    if (text.trim() === '') return;
    const mine = ++last.current;
    try {
      const answer = await fetch(`${action}?${standing}&q=${encodeURIComponent(text)}`, {
        headers: { accept: 'application/json' },
      });
      if (!answer.ok) throw new Error(`words: ${answer.status}`);
      const result = (await answer.json()) as WordsAnswer;
      if (mine !== last.current) return;
      setSaid({ result, failed: false });
      session.patch(result.patch);
    } catch {
      if (mine === last.current) setSaid({ failed: true });
    }
  };

  return {
    action,
    pairs: [...new URLSearchParams(standing)],
    result: said.result,
    failed: said.failed,
    search: (text) => void search(text),
  };
}
