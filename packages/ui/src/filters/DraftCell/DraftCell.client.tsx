'use client';
import { useState } from 'react';
import { InputCell } from '../../primitives/Cells/InputCell.tsx';

export interface DraftCellProps {
  caption: string;
  name: string;
  /** What the query says; a change of it (Back) wins over what was being typed. */
  value: string;
  placeholder?: string | undefined;
  numeric?: boolean;
  /** Id of a `<datalist>` with values to pick from. */
  list?: string | undefined;
  /** Takes the text at blur and Enter; what is wrong with it, or undefined. Without it the field is uncontrolled. */
  onCommit?: ((text: string) => string | undefined) | undefined;
}

interface Draft {
  /** The value over which it was typed. */
  readonly base: string;
  readonly text: string;
  readonly error?: string | undefined;
}

/** A field that keeps what is being typed to itself until it is finished. */
export function DraftCell({ value, numeric = false, onCommit, placeholder, ...rest }: DraftCellProps) {
  const [kept, setDraft] = useState<Draft>();
  const draft = kept?.base === value ? kept : undefined;
  const native = {
    ...rest,
    placeholder,
    autoComplete: 'off',
    inputMode: numeric ? 'numeric' : 'text',
  } as const;
  if (!onCommit) return <InputCell {...native} defaultValue={value} />;
  /** What is wrong with it. */
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
        // A form with a wrong number is not sent: the number would be lost with the word about it.
        if (event.key === 'Enter' && commit() !== undefined) event.preventDefault();
      }}
    />
  );
}
