import { createTransport } from 'nodemailer';
import { z } from 'zod';
import { cleanLine } from '@vvoz/api/leads/cleanText';
import { listLeadLines, formatLeadTitle } from '../../leadText.ts';
import type { Lead } from '../../leadRecord.ts';
import { defineVariableGroup } from '../../../lib/variableGroup.ts';
import { defineTarget, DeliveryError, getFaultCode, type TargetActions } from '../Target.ts';

export interface SmtpOptions {
  /** `smtp://user:password@host:587` or `smtps://…:465`. */
  readonly url: string;
  readonly from: string;
  /** One address or several, with commas. */
  readonly to: string;
  /** How long each step of the conversation may take, ms. */
  readonly answerMs?: number;
}

const ANSWER_MS = 10_000;
const domainOf = (address: string): string => /@([\w.-]+)/.exec(address)?.[1] ?? 'vvoz.invalid';

const body = (lead: Lead): string =>
  listLeadLines(lead)
    .map(([label, value]) => `${label}: ${value.replaceAll('\n', '\n    ')}`)
    .join('\n');

/** A refusal of 500 and above is final, but for a wrong password, which the operator puts right. */
function explain(error: unknown): DeliveryError {
  const { responseCode, code, response } = error as {
    responseCode?: number;
    code?: string;
    response?: string;
  };
  if (responseCode === undefined) return new DeliveryError(`not sent: ${getFaultCode(error)}`, {}, error);
  const permanent = responseCode >= 500 && code !== 'EAUTH';
  return new DeliveryError(`SMTP ${responseCode}`, { permanent, detail: cleanLine(response ?? '') }, error);
}

/** E-mail, plain text. The Message-ID is made of the lead's id, so that a repeat is recognised as the same message. */
export const createSmtpTarget = ({ url, from, to, answerMs = ANSWER_MS }: SmtpOptions): TargetActions => ({
  deliver: async (lead, signal) => {
    const transport = createTransport({
      url,
      connectionTimeout: answerMs,
      greetingTimeout: answerMs,
      socketTimeout: answerMs,
      dnsTimeout: answerMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    const close = () => transport.close();
    signal.addEventListener('abort', close, { once: true });
    try {
      await transport.sendMail({
        from,
        to,
        subject: formatLeadTitle(lead),
        text: body(lead),
        messageId: `<lead-${lead.id}@${domainOf(from)}>`,
        headers: { 'X-Vvoz-Lead': lead.id, 'Auto-Submitted': 'auto-generated' },
      });
    } catch (error) {
      throw explain(error);
    } finally {
      signal.removeEventListener('abort', close);
      close();
    }
  },
});

const filled = z.string().trim().min(1);

export const smtp = defineTarget({
  name: 'smtp',
  about: 'plain e-mail',
  variables: defineVariableGroup({
    needs: {
      VVOZ_LEADS_SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an address with smtp or smtps' }),
      VVOZ_LEADS_SMTP_FROM: filled,
      VVOZ_LEADS_SMTP_TO: filled,
    },
    options: {},
    settings: (values) => ({
      url: values.VVOZ_LEADS_SMTP_URL,
      from: values.VVOZ_LEADS_SMTP_FROM,
      to: values.VVOZ_LEADS_SMTP_TO,
    }),
  }),
  open: createSmtpTarget,
});
