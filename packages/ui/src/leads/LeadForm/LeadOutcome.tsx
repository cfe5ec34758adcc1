import type { LeadFormProps } from './LeadForm.tsx';
import { LeadResult } from './LeadResult.tsx';
import { LeadTrouble } from './LeadTrouble.tsx';

export type LeadOutcomeProps = Pick<
  LeadFormProps,
  'state' | 'phone' | 'messengers' | 'next' | 'shifts' | 'onAgain'
>;

/** Result of an attempt to send: shown in place of the form, or inside it when nothing was sent. */
export function LeadOutcome({ state, phone, messengers, next, shifts, onAgain }: LeadOutcomeProps) {
  switch (state?.status) {
    case 'sent':
    case 'kept':
      return (
        <LeadResult
          status={state.status}
          reference={state.reference}
          next={next}
          shifts={shifts}
          phone={phone}
          onAgain={onAgain}
        />
      );
    case 'limited':
    case 'unverified':
    case 'failed':
      return <LeadTrouble trouble={state} phone={phone} messengers={messengers} />;
    default:
      return null;
  }
}
