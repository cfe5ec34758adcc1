'use client';
import { useAtomValueRawSync, useStore } from 'jotai/react';
import type { Store } from 'jotai/vanilla';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { runAfterPaint } from '../../primitives/browser/afterPaint.ts';
import { lockPage } from '../../primitives/browser/lockPage.ts';
import { onTraversal } from '../../primitives/browser/onTraversal.ts';
import { media } from '../../css/media.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { LIST_ID, SHEET_ID } from '../model/ids.ts';
import * as css from './FilterSheet.css.ts';
import { isolateElement } from './isolate.ts';
import { adoptSheet, closeSheet, openSheet, sheetOpenAtom, syncSheet } from './sheetHistory.ts';

export interface FilterSheetProps {
  title?: string;
  children: ReactNode;
}

const OPENER = `a[href="#${SHEET_ID}"]`;

/** Opens the sheet on any link to its id; closes it on Back and when the window is wide enough for the rail. */
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

/** Container of the filters: a rail beside the list from 1024 px, a full-screen sheet on smaller screens. */
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
      // A search with text and an open explanation handle the first Escape themselves.
      if (key === 'Escape' && !searching && !element.querySelector(':popover-open')) void closeSheet(store);
    };
    let release: (() => void) | undefined;
    // Paint the sheet first, in the frame that answers the tap. Making the rest of the page inert, and undoing it,
    // are long tasks.
    const cancel = runAfterPaint(() => {
      setFilled(true);
      const [unlock, restore] = [lockPage(), isolateElement(element)];
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
      runAfterPaint(() => {
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
      // An `aside` may not have the role dialog, and this element changes between rail and dialog.
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
