import type { ReactNode } from 'react';
import { cx } from '../../css/cx.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/symbols.ts';
import * as css from './Notice.css.ts';

type Tone = keyof typeof css.tone;

const marks: Record<Tone, IconName | undefined> = {
  empty: undefined,
  info: undefined,
  failed: 'warn',
  offline: 'clock',
};

export interface NoticeProps {
  tone?: Tone;
  title?: ReactNode;
  level?: 2 | 3;
  /** Buttons and links: what one can do about it. */
  actions?: ReactNode;
  /** Announce it when it comes into a page that is already there. */
  live?: boolean;
  children?: ReactNode;
}

/** A box that stands where content would: nothing found, not loaded, no network. */
export function Notice({ tone = 'info', title, level = 2, actions, live = false, children }: NoticeProps) {
  const Heading = `h${level}` as const;
  const mark = marks[tone];
  return (
    <div className={css.notice} {...(live ? { role: 'status' } : {})}>
      {title === undefined ? null : (
        <Heading className={cx(css.title, mark === undefined && css.bare)}>
          {mark === undefined ? null : (
            <span className={cx(css.mark, css.tone[tone])}>
              <Icon name={mark} />
            </span>
          )}
          <span>{title}</span>
        </Heading>
      )}
      {children}
      {actions === undefined ? null : <div className={css.actions}>{actions}</div>}
    </div>
  );
}
