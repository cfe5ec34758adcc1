import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import * as css from './LeadForm.css.ts';

/** A text that a visitor agrees to. */
export interface ConsentText {
  /** Sent with the request, as proof of what was agreed to. */
  readonly version: string;
  readonly path: string;
}

export interface LeadConsentsProps {
  consent: ConsentText;
  /** A separate text about messages that nobody asked for; absent if the operator sends none. */
  marketing?: ConsentText | undefined;
  error?: string | undefined;
  errorId: string;
  /** Boxes that an earlier attempt had ticked; neither is ticked in advance. */
  ticked?: { readonly consent?: boolean; readonly marketing?: boolean } | undefined;
}

/** The two consents of the law (152-ФЗ): for processing, without which there is no answer, and for advertising. */
export function LeadConsents({ consent, marketing, error, errorId, ticked = {} }: LeadConsentsProps) {
  return (
    <>
      <div className={css.consent}>
        <Checkbox
          size="s"
          name="consent_version"
          value={consent.version}
          required
          defaultChecked={ticked.consent ?? false}
          {...(error === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': errorId })}
        >
          Согласен на <a href={consent.path}>обработку персональных данных</a> для ответа на заявку. Без этого
          ответить не сможем.
        </Checkbox>
        {error === undefined ? null : (
          <p className={css.error} id={errorId}>
            {error}
          </p>
        )}
      </div>
      {marketing ? (
        <Checkbox
          size="s"
          name="marketing_version"
          value={marketing.version}
          defaultChecked={ticked.marketing ?? false}
        >
          Хочу получать подборки лотов. Необязательно, <a href={marketing.path}>отдельное согласие</a>,
          отписка в любой момент.
        </Checkbox>
      ) : null}
    </>
  );
}
