import type { ReactNode } from 'react';
import * as css from './Chip.css.ts';

/** A row of chips that wraps; on phones it scrolls sideways. */
export function Chips({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div
      className={css.chips}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for controls, and these are links
      role="group"
      aria-label={label}
    >
      {children}
    </div>
  );
}
