'use client';
import { formatCount } from '@vvoz/catalogue/words/format';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { HiddenFields } from '../HiddenFields/HiddenFields.tsx';
import { type Binding, isChosen, optionProps } from '../model/bind.ts';
import { LONG_LIST, type OptionRow, optionSections } from '../model/optionRows.ts';
import * as css from './OptionList.css.ts';
import { OptionRows } from './OptionRows.tsx';
import { useFinder } from './useFinder.ts';

interface Props {
  binding: Binding;
  rows: readonly OptionRow[];
}

/** For a list whose facet has no word of its own for its options. */
const OPTIONS = ['вариант', 'варианта', 'вариантов'] as const;

const never = () => () => undefined;
/** False in the server's HTML and while React takes it over: a search box that cannot search is not shown. */
const useScripted = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** The options of a long list with a search over them. */
export function OptionList({ binding, rows }: Props) {
  const [needle, setNeedle] = useState('');
  const scripted = useScripted();
  const words = binding.facet.list;
  const { find, fetchRules } = useFinder();
  return (
    <>
      {scripted && rows.length > LONG_LIST ? (
        <label className={css.find}>
          <Icon name="search" size="s" />
          <input
            type="search"
            // Of no form: it is neither sent nor does Enter in it send anything.
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
      {binding.multiple ? null : <Checkbox {...optionProps(binding, [], undefined)}>{words?.any}</Checkbox>}
      {needle === '' ? (
        <Sections binding={binding} rows={rows} />
      ) : (
        <Found binding={binding} rows={rows} found={find(needle, rows)} />
      )}
    </>
  );
}

interface FoundProps extends Props {
  found: readonly OptionRow[];
}

/** What a search leaves in sight; what is chosen and out of sight is sent all the same. */
function Found({ binding, rows, found }: FoundProps) {
  const unseen = rows.filter((row) => !found.includes(row) && isChosen(binding, [row.value]));
  return (
    <>
      <OptionRows binding={binding} rows={found} />
      {found.length === 0 ? <p className={css.hint}>Ничего не нашлось</p> : null}
      {binding.multiple ? (
        <HiddenFields pairs={unseen.map(({ value }) => [`${binding.facet.url}[]`, value.toLowerCase()])} />
      ) : null}
    </>
  );
}

function Sections({ binding, rows }: Props) {
  const sections = useMemo(() => optionSections(rows), [rows]);
  // Looked at once: a fold that closes when its last box is unticked would pull the row from under the finger.
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
            Ещё {formatCount(more.length, binding.facet.list?.noun ?? OPTIONS)}
          </summary>
          <OptionRows binding={binding} rows={more} />
        </details>
      ) : null}
    </div>
  ));
}
