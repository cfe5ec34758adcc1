import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** A React root in an element of its own, for what is added to a page that the server has rendered. */
export interface PageRoot {
  readonly render: (content: ReactNode) => void;
  /** Removes the element with its content. */
  readonly remove: () => void;
}

/**
 * Creates an empty element with a React root.
 * @param insert puts the new element into the page
 */
export function createPageRoot(insert: (element: HTMLElement) => void): PageRoot {
  const element = document.createElement('div');
  insert(element);
  const root = createRoot(element);
  return {
    render: (content) => root.render(content),
    remove: () => {
      root.unmount();
      element.remove();
    },
  };
}
