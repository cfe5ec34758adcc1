import type { RouteChange } from './routeChange.ts';

const CELLS = '#filters details[open]';

/**
 * Closes menus, explanations and dialogs. A choice inside one of them changes the address too, but must not close it.
 * Folding a list of options moves the filters below it, so only a history step folds lists. The sheet of filters handles
 * history by itself.
 */
export function closeLayers({ cause }: RouteChange): void {
  // The load of a document is reported when the page is idle. The visitor may have opened something by then.
  if (cause === 'load') return;
  const isOwnChoice = (layer: Element) => cause === 'address' && layer.contains(document.activeElement);
  for (const layer of document.querySelectorAll<HTMLElement>(':popover-open'))
    if (!isOwnChoice(layer)) layer.hidePopover();
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]'))
    if (!isOwnChoice(dialog)) dialog.close();
  if (cause !== 'history' && cause !== 'restore') return;
  for (const cell of document.querySelectorAll<HTMLDetailsElement>(CELLS)) cell.open = false;
}
