import type { LeadFormProps } from './LeadForm.tsx';
import { LeadResult } from './LeadResult.tsx';
import { LeadTrouble } from './LeadTrouble.tsx';

export type LeadOutcomeProps = Pick<LeadFormProps, 'state' | 'phone' | 'messengers' | 'next' | 'onAgain'>;

/** What became of an attempt to send: the result in place of the form, or why nothing was sent, inside of it. */
export function LeadOutcome({ state, phone, messengers, next, onAgain }: LeadOutcomeProps) {
  switch (state?.status) {
    case 'sent':
    case 'kept':
      return <LeadResult status={state.status} next={next} phone={phone} onAgain={onAgain} />;
    case 'limited':
    case 'unverified':
    case 'failed':
      return <LeadTrouble trouble={state} phone={phone} messengers={messengers} />;
    default:
      return null;
  }
}
