import { useEffect } from 'react';

/** Keeps the title of the browser's tab and history entry at `title`. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
