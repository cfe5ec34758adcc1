import * as css from './LeadForm.css.ts';

/** What happens after a request, in order. */
export function LeadSteps({ steps }: { steps: readonly string[] }) {
  return (
    <ol className={css.steps}>
      {steps.map((text) => (
        <li key={text} className={css.step}>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  );
}
