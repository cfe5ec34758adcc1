import type { ReactNode } from 'react';
import { useScripted } from '../../primitives/browser/useScripted.ts';

/**
 * «Показать», or with JavaScript what takes its place while the list has the filters on screen. Without JavaScript the
 * choices wait for the button.
 */
export function ShowOr({ save, children }: { save?: ReactNode; children: ReactNode }) {
  return useScripted() && save !== undefined ? save : children;
}
