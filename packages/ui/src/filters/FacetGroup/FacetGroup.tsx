import type { ReactNode } from 'react';
import { visuallyHidden } from '../../css/base.css.ts';
import { cx } from '../../css/cx.ts';
import * as css from './FacetGroup.css.ts';

export interface FacetGroupProps {
  title: string;
  /** The current choice in muted type after the title, for controls that do not show it as text. */
  chosen?: string;
  /** The control shows the title as its caption, so the legend is for screen readers only. */
  captioned?: boolean;
  /** The ⓘ button at the end of the title line. */
  note?: ReactNode;
  children: ReactNode;
}

/** A group of the filter panel: the title of a facet and its controls, ruled off from the group above. */
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
