import { formatTypedPhone, moveCaret } from './formatTypedPhone.ts';

/** Shows the number of a field as `+7 914 123-45-67` while it is typed, pasted or filled in by the browser. */
export function maskPhone(field: HTMLInputElement): void {
  const show = (event?: Event) => {
    const typed = field.value;
    const isDeletion = event instanceof InputEvent && event.inputType.startsWith('delete');
    // Backspace has left the «+» of the «+7» that the field wrote itself.
    const shown = isDeletion && typed === '+' ? '' : formatTypedPhone(typed);
    if (shown === typed) return;
    const caret = moveCaret(typed, field.selectionStart ?? typed.length, shown);
    field.value = shown;
    if (document.activeElement === field) field.setSelectionRange(caret, caret);
  };
  show();
  field.addEventListener('input', show);
}
