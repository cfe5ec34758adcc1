'use client';
import { useAtomValueRawSync, useStore } from 'jotai/react';
import type { Store } from 'jotai/vanilla';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { afterPaint } from '../../primitives/browser/afterPaint.ts';
import { lockPage } from '../../primitives/browser/lockPage.ts';
import { onTraversal } from '../../primitives/browser/onTraversal.ts';
import { media } from '../../css/media.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { LIST_ID, SHEET_ID } from '../model/ids.ts';
import * as css from './FilterSheet.css.ts';
import { isolate } from './isolate.ts';
import { adoptSheet, closeSheet, openSheet, sheetOpenAtom, syncSheet } from './sheetHistory.ts';

export interface FilterSheetProps {
  title?: string;
  children: ReactNode;
}

const OPENER = `a[href="#${SHEET_ID}"]`;

/** Opens by any link to its id, closes by Back, and by growing into a rail. */
function useSheet(store: Store): boolean | undefined {
  useEffect(() => {
    const rail = matchMedia(media.from1024);
    const onClick = (event: MouseEvent) => {
      if (!(event.target instanceof Element) || !event.target.closest(OPENER)) return;
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (openSheet(store)) event.preventDefault();
    };
    const onRail = () => {
      if (rail.matches) void closeSheet(store);
    };
    const sync = () => syncSheet(store);
    if (location.hash === `#${SHEET_ID}`) adoptSheet(store);
    else sync();
    document.addEventListener('click', onClick);
    const stopWatching = onTraversal(store, sync);
    window.addEventListener('pageshow', sync);
    rail.addEventListener('change', onRail);
    return () => {
      document.removeEventListener('click', onClick);
      stopWatching();
      window.removeEventListener('pageshow', sync);
      rail.removeEventListener('change', onRail);
    };
  }, [store]);
  return useAtomValueRawSync(sheetOpenAtom, { store });
}

/** The rail of filters: beside the list from 1024 px on, below a sheet over the whole screen. */
export function FilterSheet({ title = 'Фильтры', children }: FilterSheetProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const store = useStore();
  const open = useSheet(store);
  const [filled, setFilled] = useState(false);

  useEffect(() => {
    const element = sheet.current;
    if (!open || !element) return undefined;
    const onKeyDown = ({ key, target }: KeyboardEvent) => {
      const searching = target instanceof HTMLInputElement && target.type === 'search' && target.value !== '';
      // A search that can be cleared and an open explanation take the first Escape for themselves.
      if (key === 'Escape' && !searching && !element.querySelector(':popover-open')) void closeSheet(store);
    };
    let release: (() => void) | undefined;
    // First the sheet, in the picture that answers the tap; to take the whole page behind it away is a long task, and so
    // is to give it back.
    const cancel = afterPaint(() => {
      setFilled(true);
      const [unlock, restore] = [lockPage(), isolate(element)];
      release = () => {
        unlock();
        restore();
      };
      element.focus({ preventScroll: true });
    });
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      cancel();
      afterPaint(() => {
        setFilled(false);
        release?.();
        document.querySelector<HTMLElement>(OPENER)?.focus({ preventScroll: true });
      });
    };
  }, [open, store]);

  return (
    <div
      ref={sheet}
      id={SHEET_ID}
      className={css.sheet}
      aria-label={title}
      tabIndex={-1}
      {...(open === undefined ? {} : { 'data-sheet': open ? 'open' : 'closed' })}
      {...(filled ? { 'data-filled': true } : {})}
      // An aside may not be a dialog, and this is now one and now the other.
      {...(open ? { role: 'dialog', 'aria-modal': true } : { role: 'complementary' })}
    >
      <div className={css.head}>
        <h2>{title}</h2>
        <a
          href={`#${LIST_ID}`}
          className={css.close}
          aria-label="Закрыть фильтры"
          onClick={(event) => {
            event.preventDefault();
            void closeSheet(store);
          }}
        >
          <Icon name="x" />
        </a>
      </div>
      <div className={css.body}>{children}</div>
    </div>
  );
}
