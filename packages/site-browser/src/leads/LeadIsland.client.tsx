'use client';
import {
  lazy,
  Suspense,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
  type SubmitEvent,
} from 'react';
import { LeadForm, type LeadFormProps } from '@vvoz/ui/leads/LeadForm/LeadForm.tsx';
import type { LeadFormState } from '@vvoz/ui/leads/LeadForm/leadFormState.ts';
import { reportBug } from '../page/outage.ts';
import { readRememberedLead } from './leadMemory.ts';

export type LeadIslandProps = Omit<
  LeadFormProps,
  'state' | 'outcome' | 'remark' | 'onSubmit' | 'onInput' | 'onAgain' | 'formRef'
> & {
  /** The result of an earlier attempt, when the server has answered a form without scripts. */
  readonly initial?: LeadFormState;
  /** The result as HTML, because without scripts nothing can be loaded. */
  readonly initialOutcome?: ReactNode;
};

const IDLE: LeadFormState = { status: 'idle' };

const loadSending = () => import('./submitLead.ts');

const loadOutcome = () => import('@vvoz/ui/leads/LeadForm/LeadOutcomeInPage.tsx');

/** Loaded together with the code that sends. If it does not load, the visitor still gets the phone number. */
const LeadOutcome = lazy(async () => {
  try {
    return { default: (await loadOutcome()).LeadOutcomeInPage };
  } catch (error) {
    reportBug(error);
    return {
      default: ({ phone }: Pick<LeadFormProps, 'phone'>) => (
        <p>
          Связи нет. Позвоните: <a href={phone.href}>{phone.label}</a>
        </p>
      ),
    };
  }
});

/** «Вы уже отправили заявку в 14:05.» */
const formatEarlier = (at: number): string =>
  `Вы уже отправили заявку в ${new Date(at).toLocaleTimeString('ru-RU', { hour: '2-digit', minute: '2-digit' })}. Можно отправить ещё одну.`;

/** Sends the form. Never rejects: when the script does not load, the form shows that the request was not sent. */
async function sendForm(form: HTMLFormElement): Promise<LeadFormState> {
  try {
    const { submitLead } = await loadSending();
    return await submitLead(form);
  } catch (error) {
    reportBug(error);
    return { status: 'failed' };
  }
}

/** Session storage has no event for changes in its own tab. The time is read at each render. */
const subscribeToNothing = () => () => undefined;
const readSentAt = () => readRememberedLead()?.at;
const readNothing = () => undefined;

function fillIn(form: HTMLFormElement): void {
  const earlier = readRememberedLead();
  if (!earlier) return;
  for (const name of ['name', 'tel'] as const) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement && field.value === '') field.value = earlier[name];
  }
}

/** Removes the errors of fields that the visitor has changed since. */
function dropErrors(state: LeadFormState, changed: readonly string[]): LeadFormState {
  if (state.status !== 'refused') return state;
  const errors = Object.entries(state.errors).filter(([field]) => !changed.includes(field));
  return { ...state, errors: Object.fromEntries(errors) };
}

/** Finds the field of the form by the name of its control. */
const findField = (name: string): string => (name === 'consent_version' ? 'consent' : name);

/** Loads the code that sends leads as soon as the visitor focuses the form. Returns a stop function. */
function prepareOnFocus(form: HTMLFormElement): () => void {
  const prepare = () => {
    loadOutcome().catch(reportBug);
    loadSending()
      .then(({ prepareLead }) => prepareLead(form))
      .catch(reportBug);
  };
  form.addEventListener('focusin', prepare, { once: true });
  return () => form.removeEventListener('focusin', prepare);
}

/** The lead form of a page. The code that masks, checks and sends loads when the visitor focuses the form. */
export function LeadIsland({ initial = IDLE, initialOutcome, ...props }: LeadIslandProps) {
  const [state, setState] = useState(initial);
  const [changed, setChanged] = useState<readonly string[]>([]);
  const sentAt = useSyncExternalStore(subscribeToNothing, readSentAt, readNothing);
  const form = useRef<HTMLFormElement>(null);
  const isShown = state.status !== 'sent' && state.status !== 'kept';

  useEffect(() => {
    if (!form.current || !isShown) return undefined;
    // The browser's own bubbles are for forms without scripts.
    form.current.noValidate = true;
    fillIn(form.current);
    return prepareOnFocus(form.current);
  }, [isShown]);

  useEffect(() => {
    if (state.status === 'refused')
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [state]);

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.status === 'sending') return;
    setState({ status: 'sending' });
    setChanged([]);
    void sendForm(event.currentTarget).then(setState);
  };

  return (
    <LeadForm
      {...props}
      {...(sentAt === undefined ? {} : { remark: formatEarlier(sentAt) })}
      state={dropErrors(state, changed)}
      outcome={
        state === initial ? (
          initialOutcome
        ) : (
          <Suspense>
            <LeadOutcome {...props} state={state} onAgain={() => setState(IDLE)} />
          </Suspense>
        )
      }
      formRef={form}
      onSubmit={send}
      onInput={({ target }) => {
        if (state.status === 'refused' && 'name' in target)
          setChanged([...changed, findField(String(target.name))]);
      }}
    />
  );
}
