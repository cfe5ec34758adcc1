import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { Lead } from '../../leadRecord.ts';
import { defineVariableGroup, webVariable } from '../../../lib/variableGroup.ts';
import { post, createStatusError, type PostOptions } from '../post.ts';
import { defineTarget, type TargetActions } from '../Target.ts';

export interface WebhookOptions extends Pick<PostOptions, 'responseMs'> {
  readonly url: string;
  readonly secret: string;
  readonly now?: () => number;
}

/** `t=1764032523,v1=…`: HMAC-SHA-256 in hex of the seconds, a dot and the body as it is sent. */
function sign(secret: string, seconds: number, body: string): string {
  const mac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${mac}`;
}

/** The lead as JSON, with the field names of the request. */
const formatWebhookBody = (lead: Lead): string =>
  JSON.stringify({
    id: lead.id,
    created_at: lead.createdAt,
    type: lead.kind,
    name: lead.name,
    tel: lead.tel,
    message: lead.message,
    host: lead.host,
    page: lead.page,
    ip: lead.ip,
    consent: { ...lead.consent, marketing: lead.marks.marketing },
    tel_note: lead.marks.telNote,
    lead_id: lead.marks.leadId,
    roistat_visit: lead.marks.roistatVisit,
    trace: lead.marks.trace,
    user_agent: lead.marks.userAgent,
    captcha: lead.marks.captcha,
    utm: lead.marks.utm,
    lot: lead.lot ?? null,
    receipt: lead.receipt ?? null,
  });

/**
 * A program of the operator. It receives a signed JSON POST with the lead's id as Idempotency-Key. It should check the
 * signature and the age of `t`, and answer 2xx when it has the lead.
 */
export const createWebhookTarget = ({
  url,
  secret,
  now = Date.now,
  ...options
}: WebhookOptions): TargetActions => {
  async function send(key: string, body: string, signal: AbortSignal): Promise<void> {
    const response = await post(url, body, {
      ...options,
      signal,
      headers: {
        'x-vvoz-signature': sign(secret, Math.floor(now() / 1000), body),
        'idempotency-key': key,
      },
    });
    if (response.status < 200 || response.status > 299) throw createStatusError(response);
  }
  return {
    deliver: (lead, signal) => send(lead.id, formatWebhookBody(lead), signal),
    alarm: (alarm, signal) =>
      send(
        `alarm-${alarm.source}-${alarm.problem}-${alarm.at}`,
        JSON.stringify({ type: 'alarm', ...alarm }),
        signal,
      ),
  };
};

export const webhook = defineTarget({
  name: 'webhook',
  about: 'signed JSON to a program of yours',
  recipient: 'системе учёта заявок',
  variables: defineVariableGroup({
    needs: {
      VVOZ_LEADS_WEBHOOK_URL: webVariable.describe('address that gets each request as JSON'),
      VVOZ_LEADS_WEBHOOK_SECRET: z
        .string()
        .trim()
        .min(16, 'must have 16 characters or more')
        .describe('signs the deliveries'),
    },
    options: {},
    settings: ({ VVOZ_LEADS_WEBHOOK_URL: url, VVOZ_LEADS_WEBHOOK_SECRET: secret }) => ({ url, secret }),
  }),
  open: createWebhookTarget,
});
