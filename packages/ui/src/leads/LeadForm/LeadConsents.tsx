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
  /** Conditions of the sum on screen: «Льготный утильсбор: машина для себя …». */
  conditions?: string | undefined;
  /** The separate consent to advertising; absent if the operator sends no advertising. */
  marketing?: ConsentText | undefined;
  error?: string | undefined;
  errorId: string;
  /** Boxes that the visitor had ticked in an earlier attempt. By default neither is ticked. */
  ticked?: { readonly consent?: boolean; readonly marketing?: boolean } | undefined;
}

/**
 * The two consents that the law (152-ФЗ) keeps apart: to the processing of data, which is required, and to advertising.
 */
export function LeadConsents({
  consent,
  conditions,
  marketing,
  error,
  errorId,
  ticked = {},
}: LeadConsentsProps) {
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
          Хочу получать подборки лотов. Необязательно: это <a href={marketing.path}>отдельное согласие</a>,
          отписаться можно в любой момент.
        </Checkbox>
      ) : null}
      {conditions === undefined ? null : (
        <p className={css.remark} data-conditions>
          {conditions}
        </p>
      )}
    </>
  );
}
