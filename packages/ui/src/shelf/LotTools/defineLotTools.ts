import type { LotSnapshot } from '@vvoz/catalogue/shelf/lotSnapshot';
import { cx } from '../../css/cx.ts';
import { LotToolsElement } from '../customElements.ts';
import * as css from './LotTools.css.ts';
import { LOT_TOOLS, type LotToolName } from './lotToolNames.ts';

/** The part of the shelf that the buttons need. */
export interface LotToolsShelf {
  readonly has: (list: LotToolName, lot: string) => boolean;
  readonly toggle: (list: LotToolName, snapshot: LotSnapshot) => void;
  /** Calls the listener after each change. Returns a stop function. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Reads the lot that an element of the page shows. */
  readonly readSnapshot: (element: HTMLElement) => LotSnapshot | undefined;
}

/** Selector of the element that shows the lot. */
const PLACE = '[data-snapshot], [data-lot]';

const NAMES = Object.keys(LOT_TOOLS) as readonly LotToolName[];

/** «Toyota Prius · ZVW51 · 2022» → «Toyota Prius ZVW51 2022», as screen readers should read it. */
// slow-ok: a title that the site has formatted
const formatSpoken = (title: string): string => title.replaceAll(/\s*·\s*/g, ' ');

/** A button with an icon only, for a card. */
function createButton(name: LotToolName, title: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.dataset['list'] = name;
  button.className = cx(css.button, css.pressed[name]);
  button.ariaLabel = `${LOT_TOOLS[name].label}: ${formatSpoken(title)}`;
  button.innerHTML = `<span class="i-${LOT_TOOLS[name].icon} ${css.icon}"></span>`;
  return button;
}

/** The shelf of the last call: stories of one browser page have several. */
let current: LotToolsShelf | undefined;

/**
 * Defines `<lot-tools>`: the buttons «В избранное» and «Сравнить» of a lot. In a card it is empty and gets its buttons
 * here, so that neither the page nor its script contains them; on a lot's page the server has rendered them. Elements that
 * are added later, with the next lots of a list, upgrade by themselves.
 */
export function defineLotTools(shelf: LotToolsShelf): void {
  current = shelf;
  class LotTools extends HTMLElement {
    stop: (() => void) | undefined;

    constructor() {
      super();
      this.addEventListener('click', this.press);
    }

    /** Reads the lot only now: its price changes when the visitor chooses another currency or variant. */
    press({ target }: MouseEvent): void {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-list]') : null;
      const place = this.closest<HTMLElement>(PLACE);
      const snapshot = button && place && current?.readSnapshot(place);
      if (snapshot) current?.toggle(button.dataset['list'] as LotToolName, snapshot);
    }

    connectedCallback(): void {
      this.stop?.();
      const ownShelf = current;
      const place = this.closest<HTMLElement>(PLACE);
      const snapshot = place && ownShelf?.readSnapshot(place);
      if (!place || !ownShelf || !snapshot) return;
      if (this.childElementCount === 0) {
        const box = document.createElement('span');
        box.className = css.box;
        box.append(...NAMES.map((name) => createButton(name, snapshot.title)));
        this.append(box);
      }
      const show = () => {
        for (const button of this.querySelectorAll<HTMLElement>('[data-list]'))
          button.ariaPressed = String(ownShelf.has(button.dataset['list'] as LotToolName, snapshot.lot));
      };
      this.stop = ownShelf.subscribe(show);
      show();
    }

    disconnectedCallback(): void {
      this.stop?.();
    }
  }
  // A copy of this script may have defined it: the script is loaded again after a failure.
  if (!customElements.get(LotToolsElement)) customElements.define(LotToolsElement, LotTools);
  else for (const tools of document.querySelectorAll<LotTools>(LotToolsElement)) tools.connectedCallback();
}
