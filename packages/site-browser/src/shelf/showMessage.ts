import { createMessage, type MessageLink } from '@vvoz/ui/shelf/Message/createMessage.ts';

/** How long a message stays, ms: long enough to read it aloud and to press its link. */
const MESSAGE_MS = 10_000;

let write: ReturnType<typeof createMessage> | undefined;
let timer = 0;

/** Creates the element for messages early, so that screen readers announce even the first one. */
export const prepareMessages = (): void => {
  write ??= createMessage();
};

/** Shows a short message at the bottom of the window for a while, with a link if there is one. */
export function showMessage(text: string, link?: MessageLink): void {
  prepareMessages();
  clearTimeout(timer);
  write?.(text, link);
  timer = window.setTimeout(() => write?.(''), MESSAGE_MS);
}
