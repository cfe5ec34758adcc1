import { SaveSearchElement } from '../customElements.ts';
import * as css from './SaveSearch.css.ts';

/** The part of the shelf that the button needs. */
export interface SaveSearchShelf {
  /** True while the list on screen is saved. */
  readonly isSaved: () => boolean;
  readonly toggle: () => void;
  /** Calls the listener when the list on screen or the shelf has changed. Returns a stop function. */
  readonly subscribe: (listener: () => void) => () => void;
}

const LABEL = 'Сохранить поиск';

/** Defines `<save-search>`: the button that saves the list on screen as a search, or removes it. */
export function defineSaveSearch(shelf: SaveSearchShelf): void {
  class SaveSearch extends HTMLElement {
    stop: (() => void) | undefined;

    connectedCallback(): void {
      const button = document.createElement('button');
      button.type = 'button';
      button.className = css.button;
      button.innerHTML = `<span class="i-heart ${css.icon}"></span><span>${LABEL}</span>`;
      button.addEventListener('click', shelf.toggle);
      this.replaceChildren(button);
      const show = () => {
        button.ariaPressed = String(shelf.isSaved());
      };
      this.stop = shelf.subscribe(show);
      show();
    }

    disconnectedCallback(): void {
      this.stop?.();
    }
  }
  if (!customElements.get(SaveSearchElement)) customElements.define(SaveSearchElement, SaveSearch);
}
