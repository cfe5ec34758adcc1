import { capitalize } from '@vvoz/catalogue/words/capitalize';
import {
  LEAD_FIELDS,
  type LeadFormState,
  type LeadReference,
} from '@vvoz/ui/leads/LeadForm/leadFormState.ts';
import type { LeadOutcome } from './leadOutcome.ts';

/** Returns what the form shows for an outcome. A complaint about a field that the form lacks is shown at the phone number. */
export function toFormState(outcome: LeadOutcome, reference?: LeadReference): LeadFormState {
  if (outcome.status === 'sent' || outcome.status === 'kept') return { status: outcome.status, reference };
  if (outcome.status !== 'refused') return outcome;
  const field = LEAD_FIELDS.find((name) => name === outcome.field) ?? 'tel';
  return { status: 'refused', errors: { [field]: capitalize(outcome.messageRu) } };
}
