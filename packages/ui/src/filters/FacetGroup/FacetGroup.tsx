import type { ReactNode } from 'react';
import { visuallyHidden } from '../../css/base.css.ts';
import { cx } from '../../css/cx.ts';
import * as css from './FacetGroup.css.ts';

export interface FacetGroupProps {
  title: string;
  /** What is chosen, in muted type after the title, where the controls do not say it in words. */
  chosen?: string;
  /** The control has the title as its own caption: it is only spoken. */
  captioned?: boolean;
  /** The ⓘ, at the end of the title's line. */
  note?: ReactNode;
  children: ReactNode;
}

/** One facet of the panel, ruled off from the one above. */
export function FacetGroup({ title, chosen, captioned = false, note, children }: FacetGroupProps) {
  return (
    <fieldset className={css.group}>
      <legend className={cx(css.legend, captioned && visuallyHidden)}>
        <span className={css.title}>{title}</span>
        {chosen ? <span className={css.chosen}>{chosen}</span> : null}
      </legend>
      {note}
      <div className={css.body}>{children}</div>
    </fieldset>
  );
}
