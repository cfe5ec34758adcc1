import { noPrint } from '../../css/base.css.ts';
import { cx } from '../../css/cx.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { UnsentRequest, type UnsentRequestProps } from './UnsentRequest.tsx';
import * as css from './WaitingNotice.css.ts';

export interface WaitingNoticeProps extends Pick<UnsentRequestProps, 'phone' | 'onSend' | 'onDelete'> {
  /** Number of requests that are sent as soon as there is a connection. */
  waiting: number;
  /** Requests that wait for the visitor's decision. */
  unsent: readonly UnsentRequestProps['request'][];
  /** True when a request of this notice has been sent since the page was opened. */
  hasSent: boolean;
  onHide: () => void;
}

function describe({ waiting, hasSent }: Pick<WaitingNoticeProps, 'waiting' | 'hasSent'>): string | undefined {
  if (waiting > 1) return 'Заявки сохранены на устройстве. Отправим, когда появится связь.';
  if (waiting === 1) return 'Заявка сохранена на устройстве. Отправим, когда появится связь.';
  return hasSent ? 'Связь есть, заявка отправлена. Менеджер перезвонит.' : undefined;
}

/** Shows the state of requests that could not be sent at once. Sticks to the bottom of the window. */
export function WaitingNotice({ waiting, unsent, hasSent, onHide, ...unsentProps }: WaitingNoticeProps) {
  return (
    <section className={cx(css.notice, noPrint)} aria-label="Неотправленные заявки">
      <div className={css.head}>
        <output>{describe({ waiting, hasSent }) ?? 'Не все заявки отправлены'}</output>
        <Button tone="quiet" onClick={onHide}>
          Скрыть
        </Button>
      </div>
      {unsent.map((request) => (
        <UnsentRequest key={request.key} request={request} {...unsentProps} />
      ))}
    </section>
  );
}
