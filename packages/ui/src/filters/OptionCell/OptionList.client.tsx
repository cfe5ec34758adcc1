'use client';
import { formatCount } from '@vvoz/catalogue/words/format';
import { OPEN_LIST_PARAMETER } from '@vvoz/catalogue/address/openList';
import { useMemo, useState } from 'react';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { useScripted } from '../../primitives/browser/useScripted.ts';
import { HiddenFields } from '../../primitives/HiddenFields/HiddenFields.tsx';
import { type Binding, isChosen, makeOptionProps } from '../model/bind.ts';
import { SHEET_ID } from '../model/ids.ts';
import {
  countRows,
  listFirstSections,
  listOptionSections,
  MAX_SHORT_LIST,
  type OptionRow,
} from '../model/optionRows.ts';
import * as css from './OptionList.css.ts';
import { OptionRows } from './OptionRows.tsx';
import { useFinder } from './useFinder.ts';

interface Props {
  binding: Binding;
  rows: readonly OptionRow[];
}

interface OptionListProps extends Props {
  /** False until the list is opened: it has only its first rows and the selected ones. */
  whole: boolean;
  /** Path that receives the form. */
  action?: string | undefined;
}

/** Default noun for the options of a facet. */
const DEFAULT_NOUN = ['вариант', 'варианта', 'вариантов'] as const;

/** «Ещё 52 модели». */
const formatMore = ({ facet }: Binding, count: number): string =>
  `Ещё ${formatCount(count, facet.list?.noun ?? DEFAULT_NOUN)}`;

/** The options of a list; a long list has a search box. */
export function OptionList({ binding, rows, whole, action }: OptionListProps) {
  const [needle, setNeedle] = useState('');
  // A search box that cannot search yet is not shown.
  const scripted = useScripted();
  const words = binding.facet.list;
  const { find, fetchRules } = useFinder();
  return (
    <>
      {scripted && whole && rows.length > MAX_SHORT_LIST ? (
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
        <Sections binding={binding} rows={rows} whole={whole} action={action} scripted={scripted} />
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

interface SectionsProps extends OptionListProps {
  scripted: boolean;
}

function Sections({ binding, rows, whole, action, scripted }: SectionsProps) {
  const sections = useMemo(() => listOptionSections(rows), [rows]);
  const shownSections = whole
    ? sections
    : listFirstSections(sections, ({ value }) => isChosen(binding, [value]));
  const missing = rows.length - countRows(shownSections);
  return (
    <>
      {shownSections.map(({ title, rows: first, more }) => (
        <div key={title}>
          {title ? <p className={first[0]?.group ? css.owner : css.title}>{title}</p> : null}
          <OptionRows binding={binding} rows={first} />
          {more.length > 0 ? <Fold binding={binding} rows={more} /> : null}
        </div>
      ))}
      {missing > 0 && !scripted ? (
        // The server returns the page with all rows of this list. On a phone the anchor shows the filters again.
        <button
          type="submit"
          formAction={action && `${action}#${SHEET_ID}`}
          name={OPEN_LIST_PARAMETER}
          value={binding.facet.key}
          className={css.fold}
        >
          {formatMore(binding, missing)}
        </button>
      ) : null}
    </>
  );
}

function Fold({ binding, rows }: Props) {
  // Evaluated once: a fold that closed when its last box is deselected would pull the row away under the finger.
  const [unfolded] = useState(() => rows.some(({ value }) => isChosen(binding, [value])));
  return (
    <details open={unfolded}>
      <summary className={css.fold}>{formatMore(binding, rows.length)}</summary>
      <OptionRows binding={binding} rows={rows} />
    </details>
  );
}
