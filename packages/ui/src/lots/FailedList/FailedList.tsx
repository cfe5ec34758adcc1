import type { MouseEventHandler } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';

export interface FailedListProps {
  /** Address of this page, to try again. */
  href: string;
  /** Retries without leaving the page. */
  onRetry?: MouseEventHandler<HTMLAnchorElement>;
  /** Time of the list below: «11:05». Absent when there is no list. */
  shownFrom?: string;
}

/** Says that the list could not be loaded, which list is shown instead, and offers to try again. */
export function FailedList({ href, onRetry, shownFrom }: FailedListProps) {
  return (
    <Notice
      tone="failed"
      title="Список не загрузился"
      live
      actions={
        <Button href={href} onClick={onRetry}>
          Повторить
        </Button>
      }
    >
      <p>
        {shownFrom === undefined
          ? 'Источник лотов не ответил. Фильтры сохранены в адресе страницы, попробуйте ещё раз.'
          : `Источник лотов не ответил. Показываем список на ${shownFrom}, он мог измениться.`}
      </p>
    </Notice>
  );
}
