import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Prose } from '../Prose/Prose.tsx';
import * as css from './Questions.css.ts';

export interface Question {
  /** Anchor of the answer. */
  id: string;
  title: string;
  /** The answer, sanitised. */
  html: string;
}

/**
 * Questions with collapsible answers, without JavaScript. The anchor is inside the collapsed part, because browsers open
 * that part for an address with the anchor.
 */
export function Questions({ questions }: { questions: readonly Question[] }) {
  return (
    <div className={css.list}>
      {questions.map(({ id, title, html }) => (
        <details key={id} className={css.item}>
          <summary className={css.summary}>
            <h3 className={css.title}>{title}</h3>
            <span className={css.chevron}>
              <Icon name="down" />
            </span>
          </summary>
          <div id={id} className={css.answer}>
            <Prose html={html} size="body" />
            <p>
              <a href={`#${id}`} className={css.anchor}>
                Ссылка на этот ответ
              </a>
            </p>
          </div>
        </details>
      ))}
    </div>
  );
}
