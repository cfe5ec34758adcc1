import type { KeyboardEvent } from 'react';

/** True for a key that writes a character. The space bar is left to what has the focus: it ticks a box and closes a list. */
const writes = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;

/**
 * For an open list that has the focus: what is typed goes into its search. The focus moves with the first key and not with
 * the opening, which would bring up a phone's keyboard and take a screen reader past the options. The browser writes the
 * character itself, into what has the focus by then.
 */
export function typeIntoSearch(event: KeyboardEvent<HTMLDetailsElement>): void {
  const { currentTarget: list, target } = event;
  const search = list.querySelector<HTMLInputElement>('input[type="search"]');
  if (!list.open || !search || target === search || !writes(event)) return;
  // Typed within the picture in which it opens: what is not shown yet takes no focus.
  delete list.dataset['opening'];
  search.focus();
}
