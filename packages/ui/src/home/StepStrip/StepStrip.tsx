import { Strip, StripCell } from '../Strip/Strip.tsx';
import * as css from './StepStrip.css.ts';

export interface StepCell {
  readonly title: string;
  readonly text: string;
  /** «7–10 дней». */
  readonly time: string;
  /** What the buyer gives or receives. */
  readonly documents: readonly string[];
}

/** Numbered steps from the choice to the number plates, each with its time and documents. */
export function StepStrip({ steps }: { steps: readonly StepCell[] }) {
  return (
    <Strip columns={3} ordered>
      {steps.map(({ title, text, time, documents }, index) => (
        <StripCell key={title} title={`${index + 1}. ${title}`} remark={time}>
          <p>{text}</p>
          <dl className={css.facts}>
            <dt className={css.term}>Документы</dt>
            <dd>{documents.join(', ')}</dd>
          </dl>
        </StripCell>
      ))}
    </Strip>
  );
}
