import { useId, type InputEventHandler, type ReactNode, type Ref, type SubmitEventHandler } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Cells } from '../../primitives/Cells/Cells.tsx';
import { InputCell } from '../../primitives/Cells/InputCell.tsx';
import { SelectCell } from '../../primitives/Cells/SelectCell.tsx';
import { TextareaCell } from '../../primitives/Cells/TextareaCell.tsx';
import { HiddenFields, type HiddenPairs } from '../../primitives/HiddenFields/HiddenFields.tsx';
import { LeadConsents, type ConsentText } from './LeadConsents.tsx';
import type { LeadFormState } from './leadFormState.ts';
import { LeadReceiver } from './LeadReceiver.tsx';
import { LeadSteps } from './LeadSteps.tsx';
import type { OfficeHours } from '@vvoz/catalogue/words/officeHours';
import type { ContactWay } from './LeadTrouble.tsx';
import * as css from './LeadForm.css.ts';

/** Initial values of the fields: those of the last request, or those of a refused attempt. */
export interface LeadValues {
  readonly name?: string;
  readonly tel?: string;
  readonly message?: string;
  /** One of `channels`. */
  readonly channel?: string;
  readonly consent?: boolean;
  readonly marketing?: boolean;
}

export interface LeadFormProps {
  /** Receives the form as a plain POST when no script handles it. */
  action: string;
  /** Sent along: kind of the form, lot, receipt. */
  hidden?: HiddenPairs;
  /** What the request is about: «Toyota Prius ZVW51 2022, лот 5123, под ключ 1 448 982 ₽». */
  about?: ReactNode;
  /** The question of the large field. */
  ask?: { readonly caption: string; readonly placeholder: string } | undefined;
  /** A sentence above the fields, about an earlier request. */
  remark?: ReactNode;
  values?: LeadValues;
  consent: ConsentText;
  /** Conditions of the sum, which stand beside the consent. */
  conditions?: string | undefined;
  marketing?: ConsentText | undefined;
  state?: LeadFormState;
  /** Result of the last attempt: a `LeadOutcome`, which a page loads when the visitor focuses the form. */
  outcome?: ReactNode;
  phone: ContactWay;
  messengers?: readonly ContactWay[] | undefined;
  /** How an answer may come besides a call: «MAX», «Telegram». */
  channels?: readonly string[] | undefined;
  /** Who gets the request: «ООО «Ввоз», ИНН 0000000000». */
  company?: string | undefined;
  /** When managers work, and how this reads for everyone: «пн–сб 9:00–19:00». */
  shifts?: readonly OfficeHours[] | undefined;
  hours?: string | undefined;
  /** What happens after the request, in order. */
  next: readonly string[];
  onSubmit?: SubmitEventHandler<HTMLFormElement>;
  /** A field was changed. */
  onInput?: InputEventHandler<HTMLFormElement>;
  onAgain?: () => void;
  formRef?: Ref<HTMLFormElement>;
}

const ASK_TASK = { caption: 'Что ищем', placeholder: 'Модель, год, бюджет, город' };

/** Instead of an `output` element, which has this role but may contain neither a heading nor a list. */
const STATUS = { role: 'status' };

/**
 * The request form: a plain POST form of native fields. A script may take over by `onSubmit` and show the result by
 * `state` and `outcome`.
 */
export function LeadForm({
  action,
  hidden = [],
  about,
  ask = ASK_TASK,
  remark,
  values = {},
  consent,
  conditions,
  marketing,
  state = { status: 'idle' },
  outcome,
  channels = [],
  company,
  shifts,
  hours,
  next,
  onSubmit,
  onInput,
  formRef,
}: LeadFormProps) {
  const id = useId();
  const errors = state.status === 'refused' ? state.errors : {};
  const isSending = state.status === 'sending';
  const isDone = state.status === 'sent' || state.status === 'kept';
  const isTrouble = state.status === 'limited' || state.status === 'unverified' || state.status === 'failed';
  return (
    <div className={css.root}>
      {isDone ? null : (
        <form
          ref={formRef}
          className={css.form}
          method="post"
          action={action}
          onSubmit={onSubmit}
          onInput={onInput}
          aria-busy={isSending}
        >
          <HiddenFields pairs={hidden} />
          <div className={css.side}>
            {remark === undefined ? null : <p className={css.remark}>{remark}</p>}
            {about === undefined ? null : (
              <p className={css.about}>
                В заявку войдёт: <b>{about}</b>
              </p>
            )}
            <Cells columns={2}>
              <InputCell
                caption="Имя"
                name="name"
                autoComplete="name"
                maxLength={100}
                defaultValue={values.name}
                error={errors.name}
              />
              <InputCell
                caption="Телефон"
                name="tel"
                type="tel"
                autoComplete="tel"
                placeholder="+7"
                required
                maxLength={100}
                defaultValue={values.tel}
                error={errors.tel}
              />
            </Cells>
            <Cells>
              <TextareaCell
                {...ask}
                name="message"
                maxLength={4000}
                defaultValue={values.message}
                error={errors.message}
              />
            </Cells>
            {channels.length === 0 ? null : (
              <Cells>
                <SelectCell
                  id={`${id}-channel`}
                  caption="Как ответить"
                  name="channel"
                  defaultValue={values.channel ?? ''}
                >
                  <option value="">Звонок</option>
                  {channels.map((channel) => (
                    <option key={channel}>{channel}</option>
                  ))}
                </SelectCell>
              </Cells>
            )}
          </div>
          <div className={css.side}>
            <LeadConsents
              consent={consent}
              conditions={conditions}
              marketing={marketing}
              error={errors.consent}
              errorId={`${id}-consent`}
              ticked={values}
            />
            <div className={css.actions}>
              <Button type="submit" tone="primary" size="l" aria-disabled={isSending}>
                {isSending ? 'Отправляем…' : 'Отправить заявку'}
              </Button>
            </div>
            <LeadReceiver company={company} shifts={shifts} hours={hours} />
            <div role="alert">{isTrouble ? outcome : null}</div>
          </div>
        </form>
      )}
      {isDone || next.length === 0 ? null : <LeadSteps steps={next} />}
      <div {...STATUS}>{isDone ? outcome : null}</div>
    </div>
  );
}
