import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { describeOffice } from '@vvoz/catalogue/words/officeHours';
import { createPhoneLink } from '@vvoz/catalogue/words/phoneLink';
import { ChatButton } from '../ChatButton/ChatButton.tsx';
import type { ShownMessage } from '../ChatPanel/ChatLog.tsx';
import type { ChatPanelProps, QuickQuestion } from '../ChatPanel/ChatPanel.tsx';

/** The panel of the chat. Its script is loaded when a visitor opens it. */
const ChatPanel = lazy(async () => ({
  default: (await import('../ChatPanel/ChatPanel.tsx')).ChatPanel,
}));

/** Key of session storage: the chat was opened. */
const GREETED_KEY = 'vvoz.chat.greeted';

/** The conversation of this visitor. */
export interface Conversation {
  readonly getMessages: () => readonly ShownMessage[];
  /** Calls `onChange` after every change of the messages. Returns a stop function. */
  readonly subscribe: (onChange: () => void) => () => void;
  readonly send: (text: string) => unknown;
  /** Begins to receive answers. */
  readonly listen: () => void;
}

/** The operator's settings of the chat (specification, «Chat options»). */
export interface ChatSettings extends Pick<ChatPanelProps, 'policy' | 'social' | 'maxLength'> {
  readonly manager: Parameters<typeof describeOffice>[0];
  readonly button: string;
  readonly tel: string;
  readonly message: string;
  /** Seconds until the manager's greeting counts as a new message; 0: never. */
  readonly timeout: number;
  readonly questions: readonly (string | QuickQuestion)[];
}

export interface ChatWidgetProps extends Pick<ChatPanelProps, 'about'> {
  readonly chat: Conversation;
  readonly options: ChatSettings;
  readonly now?: () => Date;
  /** The place of the button in the header; without one it stands where the widget is. */
  readonly place?: Element | null;
}

/** Counts the manager's greeting as a new message after a number of seconds (0: never), once a session. */
function useGreeting(seconds: number): readonly [isNew: boolean, hide: () => void] {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (seconds === 0 || sessionStorage.getItem(GREETED_KEY) !== null) return undefined;
    const timer = setTimeout(() => setShown(true), seconds * 1000);
    return () => clearTimeout(timer);
  }, [seconds]);
  const hide = () => {
    setShown(false);
    sessionStorage.setItem(GREETED_KEY, 'yes');
  };
  return [isShown, hide];
}

/** The button of the chat, and the chat once it is opened. The button stays, so that the header does not move. */
export function ChatWidget({ chat, options, about, now = () => new Date(), place }: ChatWidgetProps) {
  const messages = useSyncExternalStore(chat.subscribe, chat.getMessages, chat.getMessages);
  const [isOpen, setOpen] = useState(false);
  const answers = messages.filter(({ author }) => author === 'manager').length;
  const [seen, setSeen] = useState(answers);
  const [isGreeted, hideGreeting] = useGreeting(options.timeout);
  if (isOpen && seen !== answers) setSeen(answers);

  const open = () => {
    hideGreeting();
    setOpen(true);
    chat.listen();
  };
  const close = () => {
    setOpen(false);
    requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-chat] button')?.focus());
  };
  const greetings = isGreeted && messages.length === 0 ? 1 : 0;
  const button = (
    <ChatButton
      label={options.button}
      unread={isOpen ? 0 : Math.max(0, answers - seen) + greetings}
      onOpen={isOpen ? close : open}
    />
  );
  const placed = place ? createPortal(button, place) : button;
  if (!isOpen) return placed;
  return (
    <Suspense fallback={placed}>
      {placed}
      <ChatPanel
        greeting={options.message}
        messages={messages}
        questions={options.questions.map((one) => (typeof one === 'string' ? { text: one } : one))}
        presence={describeOffice(options.manager, now())}
        phone={createPhoneLink(options.tel)}
        social={options.social}
        policy={options.policy}
        maxLength={options.maxLength}
        about={about}
        onSend={chat.send}
        onClose={close}
      />
    </Suspense>
  );
}
