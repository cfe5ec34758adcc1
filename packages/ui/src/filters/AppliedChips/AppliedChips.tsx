import { applyPatch, type QueryPatch } from '@vvoz/api/catalog/applyPatch';
import { catalogAddress } from '@vvoz/api/catalog/catalogPath';
import type { Template } from '@vvoz/api/catalog/templates';
import type { MouseEvent } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Chip } from '../../primitives/Chip/Chip.tsx';
import { Chips } from '../../primitives/Chip/Chips.tsx';
import type { Bound } from '../model/bind.ts';
import { describeQuery } from '../model/describeQuery.ts';
import { useLiveQuery } from '../model/useLiveQuery.ts';
import * as css from './AppliedChips.css.ts';

export interface AppliedChipsProps extends Bound {
  template: Template;
  /** The catalogue's path, to which the links add what is left. */
  path: string;
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** The conditions of a list; each is a link to the list without it. Nothing where nothing is applied. */
export function AppliedChips({ template, path, ...given }: AppliedChipsProps) {
  const { query, onPatch } = useLiveQuery(given);
  const applied = describeQuery(query, template);
  if (applied.length === 0) return null;

  // «Сбросить всё» keeps the order: it is no condition.
  const all = applied.map(({ remove }) => remove);
  const none: QueryPatch = {
    lists: Object.assign(
      {},
      ...all.map(({ lists }) => Object.fromEntries(Object.keys(lists ?? {}).map((key) => [key, null]))),
    ),
    ranges: Object.assign({}, ...all.map(({ ranges }) => ranges)),
    texts: Object.assign({}, ...all.map(({ texts }) => texts)),
  };
  const link = (patch: QueryPatch) => ({
    href: catalogAddress(path, applyPatch(query, patch)),
    rel: 'nofollow',
    ...(onPatch && {
      onClick: (event: MouseEvent<HTMLAnchorElement>) => {
        if (!isPlain(event)) return;
        event.preventDefault();
        // This link is about to go; the focus stays in the row.
        const next = event.currentTarget.nextElementSibling;
        const near = next?.matches('a') ? next : next?.querySelector('a');
        if (near instanceof HTMLElement) near.focus();
        onPatch(patch);
      },
    }),
  });

  return (
    <Chips label="Применённые фильтры">
      {applied.map(({ key, text, remove }) => (
        <Chip key={key} label={text} {...link(remove)} />
      ))}
      <span className={css.reset}>
        <Button tone="quiet" {...link(none)}>
          Сбросить всё
        </Button>
      </span>
    </Chips>
  );
}
