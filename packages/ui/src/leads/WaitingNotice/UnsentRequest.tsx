import { Button } from '../../primitives/Button/Button.tsx';
import * as css from './WaitingNotice.css.ts';

export interface UnsentRequestProps {
  request: {
    readonly key: string;
    /** The day on which it was filled in: «20 ноября». */
    readonly day: string;
    /** Why it was refused; '' when it is only too old to be sent without asking. */
    readonly refusedRu: string;
    /** Result of the visitor's last attempt. */
    readonly attempt?: 'sending' | 'failed' | undefined;
  };
  /** The operator's phone, when the page shows one. */
  phone?: { readonly href: string; readonly label: string } | undefined;
  onSend: (key: string) => void;
  onDelete: (key: string) => void;
}

/** A request that only its visitor can send: it was refused, or is too old. */
export function UnsentRequest({ request, phone, onSend, onDelete }: UnsentRequestProps) {
  const { key, day, refusedRu, attempt } = request;
  const isRefused = refusedRu !== '';
  const isSending = attempt === 'sending';
  return (
    <div className={css.entry}>
      <p>
        {isRefused ? `Заявка от ${day} не принята: ${refusedRu}.` : `Заявка от ${day} не ушла.`}
        {phone === undefined ? null : (
          <>
            {' Позвоните '}
            <a href={phone.href}>{phone.label}</a>
            {isRefused ? '.' : ' или отправьте её сейчас.'}
          </>
        )}
      </p>
      <div className={css.actions}>
        {isRefused ? null : (
          <Button size="s" aria-disabled={isSending} onClick={() => isSending || onSend(key)}>
            {isSending ? 'Отправляем…' : 'Отправить сейчас'}
          </Button>
        )}
        <Button tone="quiet" size="s" aria-label={`Удалить заявку от ${day}`} onClick={() => onDelete(key)}>
          Удалить
        </Button>
        <output>{attempt === 'failed' ? 'Не получилось: связи пока нет.' : ''}</output>
      </div>
    </div>
  );
}
