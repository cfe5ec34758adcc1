import { pluralize } from '@vvoz/catalogue/words/format';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './ChatButton.css.ts';

export interface ChatButtonProps {
  /** The operator's text: «Спросить менеджера». */
  label: string;
  /** Number of messages that the visitor has not seen. */
  unread: number;
  onOpen: () => void;
}

/** Opens the chat. An icon of the header, so that it never lies on the page: no price or control is below it. */
export function ChatButton({ label, unread, onOpen }: ChatButtonProps) {
  return (
    <button type="button" className={css.button} title={label} onClick={onOpen}>
      <Icon name="chat" />
      <VisuallyHidden>{label}</VisuallyHidden>
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
  );
}
