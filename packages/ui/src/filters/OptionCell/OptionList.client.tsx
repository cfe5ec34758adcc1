'use client';
import { formatCount } from '@vvoz/catalogue/words/format';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { HiddenFields } from '../../primitives/HiddenFields/HiddenFields.tsx';
import { type Binding, isChosen, makeOptionProps } from '../model/bind.ts';
import { MAX_SHORT_LIST, type OptionRow, listOptionSections } from '../model/optionRows.ts';
import * as css from './OptionList.css.ts';
import { OptionRows } from './OptionRows.tsx';
import { useFinder } from './useFinder.ts';

interface Props {
  binding: Binding;
  rows: readonly OptionRow[];
}

/** Default noun for the options of a facet. */
const DEFAULT_NOUN = ['вариант', 'варианта', 'вариантов'] as const;

const subscribeNever = () => () => undefined;
/** False in the server's HTML and during hydration, so that no search box is shown that cannot search yet. */
const useScripted = () =>
  useSyncExternalStore(
    subscribeNever,
    () => true,
    () => false,
  );

/** The options of a list; a long list has a search box. */
export function OptionList({ binding, rows }: Props) {
  const [needle, setNeedle] = useState('');
  const scripted = useScripted();
  const words = binding.facet.list;
  const { find, fetchRules } = useFinder();
  return (
    <>
      {scripted && rows.length > MAX_SHORT_LIST ? (
        <label className={css.find}>
          <Icon name="search" size="s" />
          <input
            type="search"
            // Belongs to no form: the text is not sent, and Enter does not submit.
            form=""
            className={css.findInput}
            placeholder={words?.find}
            aria-label={words?.find}
            autoComplete="off"
            value={needle}
            onFocus={fetchRules}
            onChange={(event) => setNeedle(event.currentTarget.value)}
          />
        </label>
      ) : null}
      {binding.multiple ? null : (
        <Checkbox {...makeOptionProps(binding, [], undefined)}>{words?.any}</Checkbox>
      )}
      {needle === '' ? (
        <Sections binding={binding} rows={rows} />
      ) : (
        <SearchResults binding={binding} rows={rows} matches={find(needle, rows)} />
      )}
    </>
  );
}

interface SearchResultsProps extends Props {
  matches: readonly OptionRow[];
}

/** The options that match the search. Selected options outside the matches are sent all the same. */
function SearchResults({ binding, rows, matches }: SearchResultsProps) {
  const unmatched = rows.filter((row) => !matches.includes(row) && isChosen(binding, [row.value]));
  return (
    <>
      <OptionRows binding={binding} rows={matches} />
      {matches.length === 0 ? <p className={css.hint}>Ничего не нашлось</p> : null}
      {binding.multiple ? (
        <HiddenFields pairs={unmatched.map(({ value }) => [`${binding.facet.url}[]`, value.toLowerCase()])} />
      ) : null}
    </>
  );
}

function Sections({ binding, rows }: Props) {
  const sections = useMemo(() => listOptionSections(rows), [rows]);
  // Evaluated once: a fold that closed when its last box is deselected would pull the row away under the finger.
  const [unfolded] = useState(() =>
    sections
      .filter(({ more }) => more.some((row) => isChosen(binding, [row.value])))
      .map(({ title }) => title),
  );
  return sections.map(({ title, rows: shown, more }) => (
    <div key={title}>
      {title ? <p className={shown[0]?.group ? css.owner : css.title}>{title}</p> : null}
      <OptionRows binding={binding} rows={shown} />
      {more.length > 0 ? (
        <details open={unfolded.includes(title)}>
          <summary className={css.fold}>
            Ещё {formatCount(more.length, binding.facet.list?.noun ?? DEFAULT_NOUN)}
          </summary>
          <OptionRows binding={binding} rows={more} />
        </details>
      ) : null}
    </div>
  ));
}
