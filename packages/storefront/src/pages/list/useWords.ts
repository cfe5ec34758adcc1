import { useRef, useState } from 'react';
import { formatCatalogueUrl } from '@vvoz/catalogue/address/formatCatalogueUrl';
import type { CatalogueQuery } from '@vvoz/catalogue/query/query';
import type { CatalogueSession } from './session.ts';
import type { WordsResponse } from '../../model/readWords.ts';

export interface Words {
  /** Address of the form without JavaScript. */
  readonly action: string;
  /** The filters on screen as names and values, for hidden fields. */
  readonly pairs: readonly (readonly [string, string])[];
  readonly result: Pick<WordsResponse, 'labels' | 'rest' | 'hint'> | undefined;
  readonly failed: boolean;
  readonly search: (text: string) => void;
}

/** The word search of a catalogue page: the site reads the phrase, the session applies what was understood. */
export function useWords(template: string, session: CatalogueSession, query: CatalogueQuery): Words {
  const [outcome, setOutcome] = useState<{ result?: WordsResponse; failed: boolean }>({ failed: false });
  const last = useRef(0);
  const action = `/api/words/${template}`;
  const currentQuery = formatCatalogueUrl({ ...query, page: 1 });

  const search = async (text: string) => {
    if (text.trim() === '') return;
    const mine = ++last.current;
    const result = await import('./loadWords.ts').then(
      ({ loadWords }) => loadWords(action, currentQuery, text),
      // The script did not load.
      () => undefined,
    );
    if (mine !== last.current) return;
    // The search field shows a failure, and the visitor can try again.
    setOutcome(result ? { result, failed: false } : { failed: true });
    if (result) session.patch(result.patch);
  };

  return {
    action,
    pairs: [...new URLSearchParams(currentQuery)],
    result: outcome.result,
    failed: outcome.failed,
    search: (text) => void search(text),
  };
}
