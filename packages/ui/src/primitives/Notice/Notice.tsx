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
  /** Buttons and links to resolve the problem. */
  actions?: ReactNode;
  /** Announces the notice when it appears on an open page. */
  live?: boolean;
  children?: ReactNode;
}

/** A message in place of content: nothing found, failed to load, offline. */
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
