import * as css from './Message.css.ts';

export interface MessageLink {
  readonly href: string;
  readonly label: string;
}

/**
 * Adds the live region for short messages to the document, and returns a function that shows a message. Screen readers
 * announce only changes of a region, so it must exist before the first message.
 */
export function createMessage(): (text: string, link?: MessageLink) => void {
  const place = document.createElement('output');
  place.className = css.message;
  document.body.append(place);
  return (text, link) => {
    place.textContent = text;
    if (!link) return;
    const element = document.createElement('a');
    element.className = css.link;
    element.href = link.href;
    element.textContent = link.label;
    place.append(' ', element);
  };
}
