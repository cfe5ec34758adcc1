import { ChatWidget } from '@vvoz/ui/chat/ChatWidget/ChatWidget.tsx';
import { readPageRequest } from '../leads/modal/readPageRequest.ts';
import { addToPage } from '../page/addToPage.ts';
import { createPageRoot } from '../page/createPageRoot.ts';
import { loadPublicOptions } from '../services/loadPublicOptions.ts';
import { formatMessenger } from '../services/messengers.ts';
import { raiseGoal } from '../services/raiseGoal.ts';
import { createChat, MAX_TEXT } from './createChat.ts';

/** Shows the chat's button if the operator's options switch it on. Loads answers at once if the visitor has written before. */
export async function startChat(): Promise<void> {
  const { chat: options } = await loadPublicOptions();
  if (!options?.enabled) return;
  const about = readPageRequest()?.subject.about;
  const chat = createChat({
    storage: localStorage,
    fetch: (...args) => fetch(...args),
    openStream: (url) => new EventSource(url),
    getPage: () => ({ page: location.pathname, about }),
    now: () => new Date(),
  });
  if (chat.getMessages().length > 0) chat.listen();
  // An open stream keeps a page out of the browser's back/forward cache.
  window.addEventListener('pagehide', chat.close);
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && chat.getMessages().length > 0) chat.resume();
  });
  const send = (text: string): void => {
    raiseGoal('chat');
    void chat.send(text);
  };
  const social = options.social.map(({ name, url }) => ({ label: formatMessenger(name), href: url }));
  createPageRoot(addToPage).render(
    <ChatWidget
      chat={{ ...chat, send }}
      options={{ ...options, social, maxLength: MAX_TEXT }}
      about={about}
      place={document.querySelector('[data-chat]')}
    />,
  );
}
