import { createStore } from 'jotai/vanilla';
import { schemeAtom } from './schemeAtom.ts';
import { readScheme } from './schemeScript.ts';

const BOX = '[data-scheme-switch]';

/**
 * Makes the scheme switches of the page work: all show the choice of the device, and stay in step with each other and
 * with other tabs. A choice made before this was loaded counts. Returns a stop function.
 */
export function startSchemeSwitch(): () => void {
  const store = createStore();
  const listInputs = () => [...document.querySelectorAll<HTMLInputElement>(`${BOX} input`)];
  const show = () => {
    const scheme = store.get(schemeAtom);
    for (const input of listInputs()) input.checked = input.value === scheme;
  };
  const choose = ({ target }: Event) => {
    if (target instanceof HTMLInputElement && target.closest(BOX))
      store.set(schemeAtom, readScheme(target.value));
  };
  const earlyChoice = listInputs().find(({ checked }) => checked);
  const stop = store.sub(schemeAtom, show);
  if (earlyChoice) store.set(schemeAtom, readScheme(earlyChoice.value));
  show();
  document.addEventListener('change', choose);
  return () => {
    stop();
    document.removeEventListener('change', choose);
  };
}
