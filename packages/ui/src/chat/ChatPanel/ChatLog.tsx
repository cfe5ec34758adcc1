import { cx } from '../../css/cx.ts';
import * as css from './ChatPanel.css.ts';

/** A message on screen. */
export interface ShownMessage {
  readonly id: string;
  /** ISO. */
  readonly at: string;
  readonly author: 'visitor' | 'manager';
  readonly text: string;
  /** The lot that the message is about. */
  readonly about?: string | undefined;
  /** State of a visitor's message that the server does not have yet. */
  readonly delivery?: 'sending' | 'failed' | undefined;
}

const DELIVERY = {
  sending: 'отправляем…',
  failed: 'не ушло, отправим, когда появится связь',
} as const;

const formatTime = (at: string): string =>
  new Date(at).toLocaleTimeString('ru-RU', { hour: '2-digit', minute: '2-digit' });

/**
 * «Вы, 14:05 · доставлено». A message is delivered when the server has it, and read when a manager has answered after it:
 * that is certain, while a message that a manager's telephone has shown may be unread.
 */
function describeState({ at, author, delivery }: ShownMessage, answeredAt: string): string {
  if (author === 'manager') return `Менеджер, ${formatTime(at)}`;
  if (delivery) return `Вы, ${DELIVERY[delivery]}`;
  return `Вы, ${formatTime(at)} · ${at < answeredAt ? 'прочитано' : 'доставлено'}`;
}

/** The messages, the oldest first. A screen reader announces new ones. */
export function ChatLog({ greeting, messages }: { greeting: string; messages: readonly ShownMessage[] }) {
  const answeredAt = messages.findLast(({ author }) => author === 'manager')?.at ?? '';
  return (
    <div role="log" aria-label="Сообщения">
      <ol className={css.log}>
        <li className={css.message}>{greeting}</li>
        {messages.map((message) => (
          <li key={message.id} className={cx(css.message, message.author === 'visitor' && css.own)}>
            {message.text}
            {message.about === undefined ? null : <span className={css.about}>{message.about}</span>}
            <span className={cx(css.time, message.delivery === 'failed' && css.failed)}>
              {describeState(message, answeredAt)}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
