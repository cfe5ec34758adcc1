import type { ReactNode } from 'react';
import type { Assumption } from '@vvoz/law/costTypes';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import type { ReceiptChange } from '../model/receiptView.ts';
import * as css from './ReceiptNotes.css.ts';

/** Warning above the figures when they are not reliable. */
export function ReceiptWarning({ title, children }: { title?: ReactNode; children: ReactNode }) {
  return (
    <div className={css.warning}>
      <span className={css.mark}>
        <Icon name="warn" />
      </span>
      <div>
        {title === undefined ? null : <p className={css.strong}>{title}</p>}
        {children}
      </div>
    </div>
  );
}

export interface ReceiptNotesProps {
  assumptions: readonly Assumption[];
  changes: readonly ReceiptChange[];
}

/**
 * The assumptions of the calculation, and small changes of the facts that would change the total. Renders nothing
 * when there are neither.
 */
export function ReceiptNotes({ assumptions, changes }: ReceiptNotesProps) {
  if (assumptions.length + changes.length === 0) return null;
  return (
    <div className={css.notes}>
      {changes.length === 0 ? null : (
        <div className={css.note}>
          <h3>Что изменит цену</h3>
          <ul className={css.list}>
            {changes.map(({ code, text, deltaRub }) => (
              <li key={`${code} ${text}`} className={deltaRub < 0 ? css.cheaper : css.line}>
                {text}
              </li>
            ))}
          </ul>
        </div>
      )}
      {assumptions.length === 0 ? null : (
        <div className={css.note}>
          <h3>Что принято в расчёте</h3>
          <ul className={css.list}>
            {assumptions.map(({ code, text }) => (
              <li key={`${code} ${text}`} className={css.line}>
                {text}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
