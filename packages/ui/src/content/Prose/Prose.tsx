import { cx } from '../../css/cx.ts';
import { ruleTables } from '../model/ruleTables.ts';
import * as css from './Prose.css.ts';

export interface ProseProps {
  /** Sanitised and well-formed, as the backend's content is. */
  html: string;
  /** 17 px for an article, 15 px for what stands in a card or a cell. */
  size?: keyof typeof css.size;
}

/** A text of the editors. */
export function Prose({ html, size = '17' }: ProseProps) {
  return (
    <div className={cx(css.prose, css.size[size])} dangerouslySetInnerHTML={{ __html: ruleTables(html) }} />
  );
}
