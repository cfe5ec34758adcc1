import { cx } from '../../css/cx.ts';
import * as css from './ChatPanel.css.ts';

/** A message on screen. */
export interface ShownMessage {
  readonly id: string;
  /** ISO. */
  readonly at: string;
  readonly author: 'visitor' | 'manager';
  readonly text: string;
  /** State of a visitor's message that the server does not have yet. */
  readonly delivery?: 'sending' | 'failed' | undefined;
}

const DELIVERY = {
  sending: 'отправляем…',
  failed: 'не ушло, отправим, когда появится связь',
} as const;

const formatTime = (at: string): string =>
  new Date(at).toLocaleTimeString('ru-RU', { hour: '2-digit', minute: '2-digit' });

/** The messages, the oldest first. A screen reader announces new ones. */
export function ChatLog({ greeting, messages }: { greeting: string; messages: readonly ShownMessage[] }) {
  return (
    <div role="log" aria-label="Сообщения">
      <ol className={css.log}>
        <li className={css.message}>{greeting}</li>
        {messages.map(({ id, at, author, text, delivery }) => (
          <li key={id} className={cx(css.message, author === 'visitor' && css.own)}>
            {text}
            <span className={cx(css.time, delivery === 'failed' && css.failed)}>
              {author === 'visitor' ? 'Вы' : 'Менеджер'}, {delivery ? DELIVERY[delivery] : formatTime(at)}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
