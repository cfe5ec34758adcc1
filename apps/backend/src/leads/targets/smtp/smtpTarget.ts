import type { SendMailOptions } from 'nodemailer';
import { z } from 'zod';
import { cleanLine } from '@vvoz/api/leads/cleanText';
import { listLeadLines, formatLeadTitle } from '../../leadText.ts';
import type { Lead } from '../../leadRecord.ts';
import { defineVariableGroup } from '../../../lib/variableGroup.ts';
import { getFaultCode } from '../../../lib/faultCode.ts';
import { defineTarget, DeliveryError, type TargetActions } from '../Target.ts';

export interface SmtpOptions {
  /** `smtp://user:password@host:587` or `smtps://…:465`. */
  readonly url: string;
  readonly from: string;
  /** One address, or several separated by commas. */
  readonly to: string;
  /** Allows a server of `smtp://` that has no TLS: passwords and leads then travel as plain text. */
  readonly isPlainAllowed?: boolean;
  /** Certificate of an authority that is trusted besides the known ones, PEM. */
  readonly ca?: string;
  /** How long each step of the SMTP dialogue may take, ms. */
  readonly responseMs?: number;
}

const RESPONSE_MS = 10_000;
const getDomain = (address: string): string => /@([\w.-]+)/.exec(address)?.[1] ?? 'vvoz.invalid';

const formatBody = (lead: Lead): string =>
  listLeadLines(lead)
    .map(([label, value]) => `${label}: ${value.replaceAll('\n', '\n    ')}`)
    .join('\n');

const NO_TLS = 'the mail server offers no TLS; VVOZ_LEADS_SMTP_PLAIN=true allows plain text';

/** Codes from 500 are permanent, except for what the operator can correct: a wrong password, a server without TLS. */
function toSmtpError(error: unknown): DeliveryError {
  const { responseCode, code, response } = error as {
    responseCode?: number;
    code?: string;
    response?: string;
  };
  if (code === 'ETLS') return new DeliveryError(`not sent: ${NO_TLS}`, {}, error);
  if (responseCode === undefined) return new DeliveryError(`not sent: ${getFaultCode(error)}`, {}, error);
  const permanent = responseCode >= 500 && code !== 'EAUTH';
  return new DeliveryError(`SMTP ${responseCode}`, { permanent, detail: cleanLine(response ?? '') }, error);
}

/**
 * E-mail without formatting, over TLS with a certificate that is checked: `smtps` from the start, `smtp` by STARTTLS.
 * The Message-ID contains the lead's id, so that mail programs recognise a repeat.
 */
export function createSmtpTarget({
  url,
  from,
  to,
  isPlainAllowed = false,
  ca,
  responseMs = RESPONSE_MS,
}: SmtpOptions): TargetActions {
  async function send(message: SendMailOptions, signal: AbortSignal): Promise<void> {
    // Every program reads the settings of all targets; only a message needs the library.
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({
      url,
      requireTLS: !isPlainAllowed,
      tls: { minVersion: 'TLSv1.2', ...(ca === undefined ? {} : { ca }) },
      connectionTimeout: responseMs,
      greetingTimeout: responseMs,
      socketTimeout: responseMs,
      dnsTimeout: responseMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    const close = () => transport.close();
    signal.addEventListener('abort', close, { once: true });
    try {
      await transport.sendMail({ from, to, ...message });
    } catch (error) {
      throw toSmtpError(error);
    } finally {
      signal.removeEventListener('abort', close);
      close();
    }
  }
  return {
    deliver: (lead, signal) =>
      send(
        {
          subject: formatLeadTitle(lead),
          text: formatBody(lead),
          messageId: `<lead-${lead.id}@${getDomain(from)}>`,
          headers: { 'X-Vvoz-Lead': lead.id, 'Auto-Submitted': 'auto-generated' },
        },
        signal,
      ),
    alarm: ({ subject, text }, signal) =>
      send({ subject, text, headers: { 'Auto-Submitted': 'auto-generated' } }, signal),
  };
}

const filled = z.string().trim().min(1);

export const smtp = defineTarget({
  name: 'smtp',
  about: 'plain e-mail',
  recipient: 'почтовому сервису',
  variables: defineVariableGroup({
    needs: {
      VVOZ_LEADS_SMTP_URL: z
        .url({
          protocol: /^smtps?$/,
          error: 'must be an address with smtp or smtps: smtps://user:password@host:465',
        })
        // The library would read settings there, among them one that switches the check of certificates off.
        .refine((url) => new URL(url).search === '', 'must not contain a ?')
        .describe('mail server: `smtps://user:password@host:465`'),
      VVOZ_LEADS_SMTP_FROM: filled.describe('sender'),
      VVOZ_LEADS_SMTP_TO: filled.describe('recipients, separated by commas'),
    },
    options: { VVOZ_LEADS_SMTP_PLAIN: z.stringbool().default(false).describe('allows a server without TLS') },
    settings: (values) => ({
      isPlainAllowed: values.VVOZ_LEADS_SMTP_PLAIN,
      url: values.VVOZ_LEADS_SMTP_URL,
      from: values.VVOZ_LEADS_SMTP_FROM,
      to: values.VVOZ_LEADS_SMTP_TO,
    }),
  }),
  open: createSmtpTarget,
});
