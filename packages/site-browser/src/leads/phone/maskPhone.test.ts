import { beforeEach, expect, test, vi } from 'vitest';
import { maskPhone } from './maskPhone.ts';

class FakeInputEvent extends Event {
  readonly inputType: string;
  constructor(inputType: string) {
    super('input');
    this.inputType = inputType;
  }
}

beforeEach(() => {
  vi.stubGlobal('InputEvent', FakeInputEvent);
  return () => vi.unstubAllGlobals();
});

/** A phone field; `type` leaves this text with the caret at `|`, and returns what the field then shows. */
function createField(value = '', isFocused = true) {
  const field = Object.assign(new EventTarget(), {
    value,
    selectionStart: value.length as number | null,
    setSelectionRange: (caret: number) => void (field.selectionStart = caret),
  });
  vi.stubGlobal('document', { activeElement: isFocused ? field : null });
  maskPhone(field as unknown as HTMLInputElement);
  const type = (marked: string, inputType = 'insertText') => {
    field.value = marked.replace('|', '');
    field.selectionStart = marked.indexOf('|');
    field.dispatchEvent(new FakeInputEvent(inputType));
    return `${field.value.slice(0, field.selectionStart)}|${field.value.slice(field.selectionStart)}`;
  };
  return { field, type };
}

test('a number that the browser has filled in is shown in groups at once', () => {
  expect(createField('89141234567').field.value).toBe('+7 914 123-45-67');
});

test('the caret stays at its digit while the number gets its groups', () => {
  const { type } = createField();
  expect(type('8|')).toBe('+7|');
  expect(type('+7 9145| 123-45-6')).toBe('+7 914 5|12-34-56');
});

test('the last Backspace empties the field; a typed plus stays', () => {
  const { type } = createField('+7');
  expect(type('+|', 'deleteContentBackward')).toBe('|');
  expect(type('+|')).toBe('+|');
});

test('a field that the browser fills in without focus does not get the caret', () => {
  const { field } = createField('89141234567', false);
  expect(field.selectionStart).toBe(11);
});
