'use client';
import { useEffect, useRef, useState } from 'react';
import { InputCell } from '../../primitives/Cells/InputCell.tsx';

export interface DraftCellProps {
  caption: string;
  name: string;
  /** The value in the query. When it changes (Back), it replaces the text being typed. */
  value: string;
  placeholder?: string | undefined;
  numeric?: boolean;
  /** Id of a `<datalist>` with suggested values. */
  list?: string | undefined;
  onFocus?: (() => void) | undefined;
  /**
   * Called with the text in a pause of typing, on blur and on Enter; returns an error message or undefined. Without it
   * the field is uncontrolled.
   */
  onCommit?: ((text: string) => string | undefined) | undefined;
}

interface Draft {
  /** The value that the text stands for: that of the beginning, then the one that was sent. */
  readonly base: string;
  readonly text: string;
  /** `typed`: not sent yet. `sent`: the next value is this text, formatted. */
  readonly state: 'typed' | 'sent' | 'settled';
  readonly error?: string | undefined;
}

/** Pause in typing after which the text is sent, ms. */
const TYPING_PAUSE_MS = 300;

/**
 * A text field that reports its value in a pause of typing and at its end. It shows an error below it only at the end:
 * half a year is no mistake yet. While a text waits, the field has `data-waiting`.
 */
export function DraftCell({ value, numeric = false, onCommit, placeholder, ...rest }: DraftCellProps) {
  const [lastDraft, setDraft] = useState<Draft>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const isOwn = lastDraft?.base === value || lastDraft?.state === 'sent';
  const draft = isOwn ? lastDraft : undefined;
  // The value that was sent has come back: the text stays as typed until the visitor leaves the field.
  if (draft?.state === 'sent' && draft.base !== value) setDraft({ ...draft, base: value, state: 'settled' });
  const native = {
    ...rest,
    placeholder,
    autoComplete: 'off',
    inputMode: numeric ? 'numeric' : 'text',
  } as const;
  if (!onCommit) return <InputCell {...native} defaultValue={value} />;
  const type = (text: string) => {
    setDraft({ base: value, text, state: 'typed' });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (onCommit(text) !== undefined) return;
      setDraft((last) => (last?.text === text ? { ...last, state: 'sent' } : last));
    }, TYPING_PAUSE_MS);
  };
  /** Returns the error message of the text, or undefined. */
  const commit = (): string | undefined => {
    clearTimeout(timer.current);
    if (!draft || draft.error) return draft?.error;
    const error = onCommit(draft.text);
    setDraft(error ? { ...draft, error } : undefined);
    return error;
  };
  return (
    <InputCell
      {...native}
      error={draft?.error}
      value={draft?.text ?? value}
      {...(draft?.state === 'typed' && !draft.error ? { 'data-waiting': true } : {})}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        // A form with an invalid number is not sent; otherwise the text and its error message would be lost.
        if (event.key === 'Enter' && commit() !== undefined) event.preventDefault();
      }}
    />
  );
}
