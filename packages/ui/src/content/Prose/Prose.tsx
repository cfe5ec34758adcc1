import { cx } from '../../css/cx.ts';
import { frameTables } from '../model/frameTables.ts';
import * as css from './Prose.css.ts';

export interface ProseProps {
  /** Sanitised, well-formed HTML, as the backend sends it. */
  html: string;
  /** `lead` for an article, `body` inside a card or a cell. */
  size?: keyof typeof css.size;
}

/** Formatted text written by the editors. */
export function Prose({ html, size = 'lead' }: ProseProps) {
  return (
    <div className={cx(css.prose, css.size[size])} dangerouslySetInnerHTML={{ __html: frameTables(html) }} />
  );
}
