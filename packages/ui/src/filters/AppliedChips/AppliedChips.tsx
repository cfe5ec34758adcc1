import { applyPatch, type QueryPatch } from '@vvoz/catalogue/query/applyPatch';
import { formatCatalogueAddress } from '@vvoz/catalogue/address/cataloguePath';
import type { ShownTemplate } from '@vvoz/catalogue/templates/shownTemplate';
import { type MouseEvent, useMemo } from 'react';
import { runAfterPaint } from '../../primitives/browser/afterPaint.ts';
import { isPlainClick } from '../../primitives/browser/isPlainClick.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Chip } from '../../primitives/Chip/Chip.tsx';
import { Chips } from '../../primitives/Chip/Chips.tsx';
import type { Bound } from '../model/bind.ts';
import { type AppliedFilter, describeQuery } from '../model/describeQuery.ts';
import { useLiveQuery } from '../model/useLiveQuery.ts';
import * as css from './AppliedChips.css.ts';

export interface AppliedChipsProps extends Bound {
  template: ShownTemplate;
  /** Path of the catalogue; the links add the remaining query to it. */
  path: string;
}

/** The patch of «Сбросить всё». It keeps the order, which is not a condition. */
function makeClearPatch(applied: readonly AppliedFilter[]): QueryPatch {
  const all = applied.map(({ remove }) => remove);
  return {
    lists: Object.assign(
      {},
      ...all.map(({ lists }) => Object.fromEntries(Object.keys(lists ?? {}).map((key) => [key, null]))),
    ),
    ranges: Object.assign({}, ...all.map(({ ranges }) => ranges)),
    texts: Object.assign({}, ...all.map(({ texts }) => texts)),
  };
}

/** When a focused chip is removed, moves the focus to the next link of the row. */
function keepFocus(link: HTMLElement): void {
  const next = link.nextElementSibling;
  const near = next?.matches('a') ? next : next?.querySelector('a');
  runAfterPaint(() => {
    if (near instanceof HTMLElement && document.activeElement === document.body) near.focus();
  });
}

/**
 * Chips of the applied conditions; each links to the list without its condition. Renders nothing when no filter is
 * applied.
 */
export function AppliedChips({ template, path, ...given }: AppliedChipsProps) {
  const { query, onPatch } = useLiveQuery(given);
  const applied = describeQuery(query, template);
  // Computed from the query of the page: while a chip is being removed, the links of the other chips may still have its
  // condition.
  const hrefs = useMemo(() => {
    const all = describeQuery(given.query, template);
    const address = (patch: QueryPatch) => formatCatalogueAddress(path, applyPatch(given.query, patch));
    return new Map([
      ...all.map(({ key, remove }) => [key, address(remove)] as const),
      ['', address(makeClearPatch(all))],
    ]);
  }, [given.query, template, path]);
  if (applied.length === 0) return null;

  const link = (key: string, patch: QueryPatch) => ({
    href: hrefs.get(key) ?? path,
    rel: 'nofollow',
    ...(onPatch && {
      onClick: (event: MouseEvent<HTMLAnchorElement>) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        keepFocus(event.currentTarget);
        onPatch(patch);
      },
    }),
  });

  return (
    <Chips label="Применённые фильтры">
      {applied.map(({ key, text, remove }) => (
        <Chip key={key} label={text} {...link(key, remove)} />
      ))}
      <span className={css.reset}>
        <Button tone="quiet" {...link('', makeClearPatch(applied))}>
          Сбросить всё
        </Button>
      </span>
    </Chips>
  );
}
