import { noPrint } from '../../css/base.css.ts';
import { cx } from '../../css/cx.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { UnsentRequest, type UnsentRequestProps } from './UnsentRequest.tsx';
import * as css from './WaitingNotice.css.ts';

export interface WaitingNoticeProps extends Pick<UnsentRequestProps, 'phone' | 'onSend' | 'onDelete'> {
  /** Numbers of the requests that are sent as soon as there is a connection. */
  waiting: readonly string[];
  /** Requests that wait for the visitor's decision. */
  unsent: readonly UnsentRequestProps['request'][];
  /** Numbers of the requests that have been sent since the page was opened, if it knows them; absent before one was sent. */
  sent?: readonly string[] | undefined;
  onHide: () => void;
}

/** «Заявка № 104-233 принята», «Заявки № 104-233, 500-001 приняты». */
const nameRequests = (numbers: readonly string[], [one, many]: readonly [string, string]): string =>
  numbers.length > 1
    ? `Заявки № ${numbers.join(', ')} ${many}`
    : `Заявка ${numbers[0] === undefined ? '' : `№\u00A0${numbers[0]} `}${one}`;

function describe({ waiting, sent }: Pick<WaitingNoticeProps, 'waiting' | 'sent'>): string | undefined {
  if (waiting.length > 0)
    return `${nameRequests(waiting, ['сохранена', 'сохранены'])} на устройстве. Отправим, когда появится связь.`;
  return sent && `Связь есть. ${nameRequests(sent, ['принята', 'приняты'])}. Менеджер перезвонит.`;
}

/** Shows the state of requests that could not be sent at once. Sticks to the bottom of the window. */
export function WaitingNotice({ waiting, unsent, sent, onHide, ...unsentProps }: WaitingNoticeProps) {
  return (
    <section className={cx(css.notice, noPrint)} aria-label="Неотправленные заявки">
      <div className={css.head}>
        <output>{describe({ waiting, sent }) ?? 'Не все заявки отправлены'}</output>
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
