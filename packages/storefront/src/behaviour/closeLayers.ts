import type { RouteChange } from './routeChange.ts';

/** Lists of options unfold in place. */
const CELLS = '#filters details[open]';

/**
 * Closes menus, explanations and dialogs. A choice made inside of one changes the address too, and must not close it under
 * the visitor's hand. Lists that unfold in the panel push what is below them, so only a history step folds them. The sheet
 * of filters follows the history by itself.
 */
export function closeLayers({ cause }: RouteChange): void {
  // The event of a new document comes when the page is idle: what is open then, its visitor has opened.
  if (cause === 'load') return;
  const isOwnChoice = (layer: Element) => cause === 'address' && layer.contains(document.activeElement);
  for (const layer of document.querySelectorAll<HTMLElement>(':popover-open'))
    if (!isOwnChoice(layer)) layer.hidePopover();
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]'))
    if (!isOwnChoice(dialog)) dialog.close();
  if (cause !== 'history' && cause !== 'restore') return;
  for (const cell of document.querySelectorAll<HTMLDetailsElement>(CELLS)) cell.open = false;
}
