import type { MouseEvent } from 'react';

/** True for a click that the page may take over: with a key held or another button the visitor wants the link itself. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
