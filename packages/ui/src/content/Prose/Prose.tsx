import { cx } from '../../css/cx.ts';
import { frameTables } from '../model/frameTables.ts';
import * as css from './Prose.css.ts';

export interface ProseProps {
  /** Sanitised, well-formed HTML, as the backend sends it. */
  html: string;
  /** 17 px for an article, 15 px inside a card or a cell. */
  size?: keyof typeof css.size;
}

/** Formatted text written by the editors. */
export function Prose({ html, size = '17' }: ProseProps) {
  return (
    <div className={cx(css.prose, css.size[size])} dangerouslySetInnerHTML={{ __html: frameTables(html) }} />
  );
}
