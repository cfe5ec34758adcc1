import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { ChatButton } from '@vvoz/ui/chat/ChatButton/ChatButton.tsx';
import { describeOffice } from '@vvoz/catalogue/words/officeHours';
import { raiseGoal } from '../services/raiseGoal.ts';
import { formatMessenger } from '../services/messengers.ts';
import { createPhoneLink } from '@vvoz/catalogue/words/phoneLink';
import type { PublicOptions } from '../services/publicOptions.ts';
import { MAX_TEXT, type Chat } from './createChat.ts';

/** The panel of the chat. Its script is loaded when a visitor opens it. */
const ChatPanel = lazy(async () => ({
  default: (await import('@vvoz/ui/chat/ChatPanel/ChatPanel.tsx')).ChatPanel,
}));

/** Key of session storage: the chat was opened. */
const GREETED_KEY = 'vvoz.chat.greeted';

export interface ChatWidgetProps {
  readonly chat: Chat;
  readonly options: NonNullable<PublicOptions['chat']>;
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
export function ChatWidget({ chat, options, now = () => new Date(), place }: ChatWidgetProps) {
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
        social={options.social.map(({ name, url }) => ({ label: formatMessenger(name), href: url }))}
        policy={options.policy}
        maxLength={MAX_TEXT}
        onSend={(text) => {
          raiseGoal('chat');
          void chat.send(text);
        }}
        onClose={close}
      />
    </Suspense>
  );
}
