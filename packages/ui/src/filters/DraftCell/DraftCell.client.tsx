'use client';
import { useState } from 'react';
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
   * Called with the text on blur and Enter; returns an error message or undefined. Without it the field is
   * uncontrolled.
   */
  onCommit?: ((text: string) => string | undefined) | undefined;
}

interface Draft {
  /** The value when typing began. */
  readonly base: string;
  readonly text: string;
  readonly error?: string | undefined;
}

/** A text field that reports its value only when the visitor finishes typing, and shows an error below it. */
export function DraftCell({ value, numeric = false, onCommit, placeholder, ...rest }: DraftCellProps) {
  const [lastDraft, setDraft] = useState<Draft>();
  const draft = lastDraft?.base === value ? lastDraft : undefined;
  const native = {
    ...rest,
    placeholder,
    autoComplete: 'off',
    inputMode: numeric ? 'numeric' : 'text',
  } as const;
  if (!onCommit) return <InputCell {...native} defaultValue={value} />;
  /** Returns the error message of the text, or undefined. */
  const commit = (): string | undefined => {
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
      onChange={(event) => setDraft({ base: value, text: event.currentTarget.value })}
      onBlur={commit}
      onKeyDown={(event) => {
        // A form with an invalid number is not sent; otherwise the text and its error message would be lost.
        if (event.key === 'Enter' && commit() !== undefined) event.preventDefault();
      }}
    />
  );
}
