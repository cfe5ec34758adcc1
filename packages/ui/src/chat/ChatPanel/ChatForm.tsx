import { useId, useState, type FormEvent, type KeyboardEvent } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './ChatPanel.css.ts';

export interface ChatFormProps {
  /** Maximum number of characters in a message. */
  maxLength: number;
  onSend: (text: string) => unknown;
  /** The lot of the page, which goes with each message. */
  about?: string | undefined;
  /** Path of the privacy policy. */
  policy: string;
}

/** The field for a visitor's message. Enter sends it, Shift+Enter begins a new line. */
export function ChatForm({ maxLength, onSend, about, policy }: ChatFormProps) {
  const [text, setText] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const id = useId();
  const send = () => {
    const message = text.trim();
    setEmpty(message === '');
    if (message === '') return;
    onSend(message);
    setText('');
  };
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        send();
      }}
    >
      {about === undefined ? null : (
        <p className={css.about}>
          <b>Приложим лот.</b> {about}
        </p>
      )}
      <label htmlFor={id}>
        <VisuallyHidden>Сообщение</VisuallyHidden>
        <textarea
          id={id}
          className={css.field}
          value={text}
          maxLength={maxLength}
          placeholder="Модель, год, бюджет"
          enterKeyHint="send"
          aria-invalid={isEmpty || undefined}
          aria-describedby={isEmpty ? `${id}-fault` : undefined}
          onChange={(event) => {
            setText(event.target.value);
            setEmpty(false);
          }}
          onKeyDown={(event: KeyboardEvent) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            send();
          }}
        />
      </label>
      {isEmpty && (
        <p id={`${id}-fault`} className={css.failed} role="alert">
          Напишите сообщение
        </p>
      )}
      <div className={css.actions}>
        <Button tone="primary" type="submit">
          Отправить
        </Button>
        <p className={css.note}>
          Не присылайте паспортные данные. <a href={policy}>Политика обработки данных</a>
        </p>
      </div>
    </form>
  );
}
