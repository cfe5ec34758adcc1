import { pluralize } from '@vvoz/catalogue/words/format';
import { noPrint } from '../../css/base.css.ts';
import { cx } from '../../css/cx.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './ChatButton.css.ts';

export interface ChatButtonProps {
  /** The operator's text: «Спросить менеджера». */
  label: string;
  /** Number of answers that the visitor has not seen. */
  unread: number;
  /** The manager's greeting above the button, in wide windows; '' for none. */
  greeting: string;
  onOpen: () => void;
  onHideGreeting: () => void;
}

/** Opens the chat. Stays at the bottom of the window: on phones an icon, which covers little of the page. */
export function ChatButton({ label, unread, greeting, onOpen, onHideGreeting }: ChatButtonProps) {
  return (
    <aside className={cx(css.place, noPrint)} aria-label="Чат">
      {greeting !== '' && (
        <div className={css.greeting}>
          <p>{greeting}</p>
          <Button tone="quiet" onClick={onHideGreeting}>
            Скрыть
          </Button>
        </div>
      )}
      <button type="button" className={css.button} onClick={onOpen}>
        <Icon name="chat" />
        <span className={css.label}>{label}</span>
        {unread > 0 && (
          <span className={css.unread}>
            {unread}
            <VisuallyHidden>
              {' '}
              {pluralize(unread, ['новое сообщение', 'новых сообщения', 'новых сообщений'])}
            </VisuallyHidden>
          </span>
        )}
      </button>
    </aside>
  );
}
