import type { MouseEventHandler } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';

export interface FailedListProps {
  /** The page itself, asked again. */
  href: string;
  /** Tries again without leaving the page. */
  onRetry?: MouseEventHandler<HTMLAnchorElement>;
  /** «11:05»: the list below is of that time. Without it there is no list. */
  shownFrom?: string;
}

/** The source did not answer: said plainly, with what is shown instead and a way to try again. */
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
