import { addToPage } from '../page/addToPage.ts';
import { createPageRoot } from '../page/createPageRoot.ts';
import { loadPublicOptions } from '../services/loadPublicOptions.ts';
import { ChatWidget } from './ChatWidget.tsx';
import { createChat } from './createChat.ts';

/** Shows the chat's button if the operator's options switch it on. Loads answers at once if the visitor has written before. */
export async function startChat(): Promise<void> {
  const { chat: options } = await loadPublicOptions();
  if (!options?.enabled) return;
  const chat = createChat({
    storage: localStorage,
    fetch: (...args) => fetch(...args),
    openStream: (url) => new EventSource(url),
    getPage: () => location.pathname,
    now: () => new Date(),
  });
  if (chat.getMessages().length > 0) chat.listen();
  // An open stream keeps a page out of the browser's back/forward cache.
  window.addEventListener('pagehide', chat.close);
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && chat.getMessages().length > 0) chat.resume();
  });
  const root = createPageRoot(addToPage);
  root.render(<ChatWidget chat={chat} options={options} place={document.querySelector('[data-chat]')} />);
}
