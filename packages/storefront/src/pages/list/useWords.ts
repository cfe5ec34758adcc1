import { useRef, useState } from 'react';
import { formatCatalogUrl } from '@vvoz/catalogue/address/formatCatalogUrl';
import type { CatalogQuery } from '@vvoz/catalogue/query/query';
import type { CatalogSession } from './session.ts';
import type { WordsAnswer } from './readWords.ts';

export interface Words {
  /** Address of the form without JavaScript. */
  readonly action: string;
  /** The filters on screen as names and values, for hidden fields. */
  readonly pairs: readonly (readonly [string, string])[];
  readonly result: Pick<WordsAnswer, 'labels' | 'rest'> | undefined;
  readonly failed: boolean;
  readonly search: (text: string) => void;
}

/** The word search of a catalogue page: the site reads the phrase, the session applies what was understood. */
export function useWords(template: string, session: CatalogSession, query: CatalogQuery): Words {
  const [outcome, setOutcome] = useState<{ result?: WordsAnswer; failed: boolean }>({ failed: false });
  const last = useRef(0);
  const action = `/api/words/${template}`;
  const currentQuery = formatCatalogUrl({ ...query, page: 1 });

  const search = async (text: string) => {
    if (text.trim() === '') return;
    const mine = ++last.current;
    try {
      const answer = await fetch(`${action}?${currentQuery}&q=${encodeURIComponent(text)}`, {
        headers: { accept: 'application/json' },
      });
      if (!answer.ok) throw new Error(`${action}: status ${answer.status}`);
      const result = (await answer.json()) as WordsAnswer;
      if (mine !== last.current) return;
      setOutcome({ result, failed: false });
      session.patch(result.patch);
    } catch {
      // The search field shows the failure, and the visitor can try again.
      if (mine === last.current) setOutcome({ failed: true });
    }
  };

  return {
    action,
    pairs: [...new URLSearchParams(currentQuery)],
    result: outcome.result,
    failed: outcome.failed,
    search: (text) => void search(text),
  };
}
