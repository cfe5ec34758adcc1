import { fromNetwork } from '../page/fetchJson.ts';
import { isOutage, reportBug } from '../page/outage.ts';
import type { LeadDraft } from './leadDraft.ts';
import type { LeadOutcome } from './leadOutcome.ts';
import { SEND_PATH } from './leadPaths.ts';
import { readLeadResponse } from './readLeadResponse.ts';

/** The functions that sending needs. */
export interface LeadSender {
  /** Obtains a captcha token. Throws when the provider gives none; Outage when there is no network. */
  readonly getToken: () => Promise<string>;
  /** Reads what the operator wants to know of the visit: page, utm data, roistat_visit, trace. Never throws. */
  readonly readMarks: () => Readonly<Record<string, unknown>>;
  /** Stores the body of the call on the device until it can be sent. Throws when it cannot be stored. */
  readonly keep: (key: string, body: Readonly<Record<string, unknown>>) => Promise<void>;
  readonly fetch: typeof fetch;
}

const toBody = ({ idempotencyKey, kind, ...draft }: LeadDraft, marks: Readonly<Record<string, unknown>>) => ({
  ...marks,
  ...draft,
  idempotency_key: idempotencyKey,
  type: kind,
});

const isTokenRefused = (outcome: LeadOutcome): boolean =>
  outcome.status === 'refused' && outcome.field === 'token';

/** Sends a visitor's request, or stores it on the device when it cannot be sent now. Never throws. */
export async function sendLead(draft: LeadDraft, sender: LeadSender): Promise<LeadOutcome> {
  const body = toBody(draft, sender.readMarks());
  const keep = async (): Promise<LeadOutcome> => {
    try {
      await sender.keep(draft.idempotencyKey, body);
      return { status: 'kept' };
    } catch (error) {
      reportError(error);
      return { status: 'failed' };
    }
  };
  const attempt = async (): Promise<LeadOutcome> => {
    let token: string;
    try {
      token = await sender.getToken();
    } catch (error) {
      // There is no network. A token is obtained later, when the stored request is sent.
      if (isOutage(error)) return keep();
      reportError(error);
      return { status: 'unverified' };
    }
    try {
      const response = await fromNetwork(
        sender.fetch(SEND_PATH, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'idempotency-key': draft.idempotencyKey },
          body: JSON.stringify({ ...body, token }),
        }),
      );
      return (await readLeadResponse(response)) ?? (await keep());
    } catch (error) {
      reportBug(error);
      return keep();
    }
  };
  const outcome = await attempt();
  if (!isTokenRefused(outcome)) return outcome;
  // The token may have expired while the form was filled in. A second refusal has another reason.
  const next = await attempt();
  return isTokenRefused(next) ? { status: 'unverified' } : next;
}
