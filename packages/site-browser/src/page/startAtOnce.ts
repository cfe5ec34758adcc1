const CONTROLS = ':is(select, input[type="radio"])';
/** Key in session storage of the control whose choice has opened the page on screen. */
const CHOSEN_KEY = 'vvoz.chosen';

const findForms = () => document.querySelectorAll<HTMLFormElement>('form[data-at-once]');

/** Brings the focus back to the control that the visitor has chosen in, so that its next option is one key away. */
function restoreFocus(): void {
  const chosen = sessionStorage.getItem(CHOSEN_KEY);
  sessionStorage.removeItem(CHOSEN_KEY);
  for (const form of findForms())
    for (const control of form.querySelectorAll<HTMLElement>(`:is(select, :checked)`))
      if (chosen === `${form.dataset['atOnce']} ${control.getAttribute('name')}`)
        control.focus({ preventScroll: true });
}

/**
 * Sends a GET form with `data-at-once` as soon as an option is chosen in it. A form that lacks a required field waits for its
 * button, as without scripts.
 */
export function startAtOnce(): void {
  try {
    restoreFocus();
  } catch {
    // Storage is forbidden: the focus begins at the place of the address.
  }
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLElement) || !target.matches(`form[data-at-once] ${CONTROLS}`)) return;
    const form = target.closest('form');
    if (!form?.checkValidity()) return;
    try {
      sessionStorage.setItem(CHOSEN_KEY, `${form.dataset['atOnce']} ${target.getAttribute('name')}`);
    } catch {
      // Storage is full or forbidden.
    }
    form.requestSubmit();
  });
  // A page from the back/forward cache shows its own choice again, not the one that led away from it.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) for (const form of findForms()) form.reset();
  });
}
