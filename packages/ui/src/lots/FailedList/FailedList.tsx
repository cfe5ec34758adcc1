import type { MouseEventHandler } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';

export interface FailedListProps {
  /** Address of this page, to try again. */
  href: string;
  /** Retries without leaving the page. */
  onRetry?: MouseEventHandler<HTMLAnchorElement>;
}

/** Says that the list could not be loaded, and offers to try again. */
export function FailedList({ href, onRetry }: FailedListProps) {
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
      <p>Источник лотов не ответил. Фильтры сохранены в адресе страницы, попробуйте ещё раз.</p>
    </Notice>
  );
}
