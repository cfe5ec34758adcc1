import type { KeyboardEvent } from 'react';

/** True for a key that types a character. Space is excluded: it toggles a checkbox and closes a list. */
const isWriting = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;

/**
 * Sends the keys typed on an open list to its search. The focus moves with the first key and not when the list
 * opens: that would open the keyboard of a phone and take a screen reader past the options. The browser then types
 * the character into the focused search itself.
 */
export function typeIntoSearch(event: KeyboardEvent<HTMLDetailsElement>): void {
  const { currentTarget: list, target } = event;
  const search = list.querySelector<HTMLInputElement>('input[type="search"]');
  if (!list.open || !search || target === search || !isWriting(event)) return;
  // In the frame in which the list opens, the search is not visible yet and cannot take the focus.
  delete list.dataset['opening'];
  search.focus();
}
