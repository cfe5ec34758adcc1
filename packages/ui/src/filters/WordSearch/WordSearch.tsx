import type { FormEvent } from 'react';
import { noPrint } from '../../css/base.css.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { HiddenFields } from '../../primitives/HiddenFields/HiddenFields.tsx';
import * as css from './WordSearch.css.ts';

/** Result of the last phrase. */
export interface WordsResult {
  readonly labels: readonly string[];
  readonly rest: readonly string[];
  /** What can be chosen instead of a word that was not understood. */
  readonly hint?: string;
}

export interface WordSearchProps {
  /** Page that receives the form without JavaScript; it redirects to the list. */
  action: string;
  /** A phrase as an example. */
  example: string;
  /** Current filters as in the address; the search keeps them. */
  pairs: readonly (readonly [name: string, value: string])[];
  /** Without it the form is plain, and a server component may render it. */
  onSearch?: (text: string) => void;
  result?: WordsResult | undefined;
  /** The API did not answer. */
  failed?: boolean;
}

/** «Ищем: Prius · до 150 л.с.» An abbreviation at the end has its full stop already. */
const formatUnderstood = (labels: readonly string[]): string =>
  `Ищем: ${labels.join(' · ')}.`.replace(/\.\.$/, '.');

/** «Слово «экскаватор» пока не ищем.» */
const formatUnknown = (words: readonly string[]): string =>
  `${words.length === 1 ? 'Слово' : 'Слова'} ${words.map((word) => `«${word}»`).join(', ')} пока не ищем.`;

/** Search by phrase: turns «приус 2019 до 1,5 млн» into filters and shows what it understood. */
export function WordSearch({ action, example, pairs, onSearch, result, failed = false }: WordSearchProps) {
  const search =
    onSearch &&
    ((event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      onSearch(String(new FormData(event.currentTarget).get('q') ?? ''));
    });
  return (
    <search className={noPrint} aria-label="Поиск словами">
      <form className={css.form} method="get" action={action} onSubmit={search}>
        <HiddenFields pairs={pairs} />
        <label className={css.field}>
          <Icon name="search" />
          <input
            className={css.input}
            type="search"
            name="q"
            aria-label="Поиск словами"
            placeholder={example}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={300}
          />
        </label>
        <Button type="submit">Найти</Button>
      </form>
      <output className={css.message}>
        {failed ? 'Поиск сейчас не отвечает. Попробуйте ещё раз.' : null}
        {!failed && result ? (
          <>
            {result.labels.length > 0 ? `${formatUnderstood(result.labels)} ` : null}
            {result.rest.length > 0 && result.hint === undefined ? `${formatUnknown(result.rest)} ` : null}
            {result.labels.length > 0
              ? result.hint
              : (result.hint ?? 'Напишите марку, модель, год или бюджет либо выберите их в фильтрах.')}
          </>
        ) : null}
      </output>
    </search>
  );
}
