import * as css from './Steps.css.ts';

export interface Step {
  title: string;
  text: string;
  /** «7–10 дней». */
  time: string;
  /** Documents that the step produces: «договор», «инвойс». */
  documents: readonly string[];
}

/** Numbered steps of a purchase, each with its duration and documents. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className={css.steps}>
      {steps.map(({ title, text, time, documents }) => (
        <li key={title} className={css.step}>
          <div className={css.text}>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
          <dl className={css.facts}>
            <div>
              <dt className={css.term}>Срок</dt>
              <dd>{time}</dd>
            </div>
            <div>
              <dt className={css.term}>Документы</dt>
              <dd>{documents.join(', ')}</dd>
            </div>
          </dl>
        </li>
      ))}
    </ol>
  );
}
