import { useEffect, useRef, type ReactNode } from 'react';
import { lockPage } from '../../primitives/browser/lockPage.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as css from './RequestDialog.css.ts';

export interface RequestDialogProps {
  title: string;
  /** Called after the dialog is closed by its button, by Escape or by the page. */
  onClose: () => void;
  children: ReactNode;
}

const TITLE_ID = 'request-dialog-title';

/** A modal dialog that opens when it is mounted. The browser keeps the focus inside and restores it after closing. */
export function RequestDialog({ title, onClose, children }: RequestDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    if (!element.open) element.showModal();
    return lockPage();
  }, []);
  return (
    <dialog ref={dialog} className={css.dialog} aria-labelledby={TITLE_ID} onClose={onClose}>
      <div className={css.head}>
        <h2 id={TITLE_ID} className={css.title}>
          {title}
        </h2>
        <button
          type="button"
          className={css.close}
          aria-label="Закрыть"
          onClick={() => dialog.current?.close()}
        >
          <Icon name="x" />
        </button>
      </div>
      <div className={css.body}>{children}</div>
    </dialog>
  );
}
