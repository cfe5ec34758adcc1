import { useEffect, useRef, useState } from 'react';
import { noPrint } from '../../css/base.css.ts';
import { cx } from '../../css/cx.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { lockPage } from '../../primitives/browser/lockPage.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { ChatForm, type ChatFormProps } from './ChatForm.tsx';
import { ChatLog, type ShownMessage } from './ChatLog.tsx';
import * as css from './ChatPanel.css.ts';

export interface QuickQuestion {
  readonly text: string;
  readonly answer?: string | undefined;
  /** A page with more about it. */
  readonly path?: string | undefined;
}

export interface ChatPanelProps extends ChatFormProps {
  /** The manager's first message. */
  greeting: string;
  messages: readonly ShownMessage[];
  /** Offered while the visitor has written nothing. A question with an answer is answered by the site at once. */
  questions: readonly QuickQuestion[];
  /** `title` says when a manager answers. */
  presence: { readonly online: boolean; readonly title: string; readonly text: string };
  phone: { readonly href: string; readonly label: string };
  /** In the operator's order. */
  social: readonly { readonly label: string; readonly href: string }[];
  onClose: () => void;
}

/**
 * The chat with a manager. It is a modal dialog, so that it lies on nothing that can be used: every price, number and control
 * is either in sight and free, or inert behind it. What the visitor asks about, the lot, is in the chat itself.
 */
export function ChatPanel({
  greeting,
  messages,
  questions,
  presence,
  phone,
  social,
  onClose,
  ...form
}: ChatPanelProps) {
  const body = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDialogElement>(null);
  const [answered, setAnswered] = useState<QuickQuestion>();
  const messageCount = messages.length;
  useEffect(() => {
    if (messageCount > 0) body.current?.scrollTo({ top: body.current.scrollHeight });
  }, [messageCount]);
  useEffect(() => {
    const dialog = panel.current;
    if (!dialog) return undefined;
    if (!dialog.open) dialog.showModal();
    dialog.querySelector('textarea')?.focus();
    return lockPage();
  }, []);
  return (
    // The browser closes it on Escape; a press beside it closes it too, and so does the link to the request form.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape is the key
    <dialog
      ref={panel}
      className={cx(css.panel, noPrint)}
      aria-label="Чат с менеджером"
      onClose={onClose}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget || (target instanceof Element && target.closest('a[href^="#"]')))
          currentTarget.close();
      }}
    >
      <div className={css.head}>
        <div>
          <p className={css.title}>{presence.title}</p>
          <p className={css.note}>{presence.text}</p>
        </div>
        <Button tone="quiet" aria-label="Закрыть чат" onClick={() => panel.current?.close()}>
          <Icon name="x" />
        </Button>
      </div>
      {/* Its content may be longer than the panel, so it has to be reached by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region */}
      <section ref={body} className={css.body} aria-label="Переписка" tabIndex={0}>
        <ChatLog greeting={greeting} messages={messages} />
        {messages.length === 0 && questions.length > 0 && (
          <>
            {presence.online ? null : <p>Пока готовые ответы:</p>}
            <ul className={css.quick} aria-label="Частые вопросы">
              {questions.map((question) => (
                <li key={question.text}>
                  <Button
                    size="s"
                    onClick={() =>
                      question.answer === undefined ? form.onSend(question.text) : setAnswered(question)
                    }
                  >
                    {question.text}
                  </Button>
                </li>
              ))}
            </ul>
          </>
        )}
        <div aria-live="polite">
          {answered && messages.length === 0 ? (
            <div className={css.answer}>
              <p className={css.note}>{answered.text}</p>
              <p>
                {answered.answer} {answered.path === undefined ? null : <a href={answered.path}>Подробнее</a>}
              </p>
              <Button size="s" tone="quiet" onClick={() => form.onSend(answered.text)}>
                Спросить об этом менеджера
              </Button>
            </div>
          ) : null}
        </div>
        {!presence.online && (
          <p>
            Напишите сейчас, ответим здесь же. Чтобы мы перезвонили, <a href="#request">оставьте заявку</a>.
          </p>
        )}
        <ul className={css.social} aria-label="Другие способы связаться">
          <li>
            <a href={phone.href}>{phone.label}</a>
          </li>
          {social.map(({ label, href }) => (
            <li key={href}>
              <a href={href} target="_blank" rel="noopener noreferrer">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </section>
      <ChatForm {...form} />
    </dialog>
  );
}
