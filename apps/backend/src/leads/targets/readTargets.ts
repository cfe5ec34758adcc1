import { z } from 'zod';
import { bitrix24Target } from './bitrix24.ts';
import { smtpTarget } from './smtp.ts';
import type { Target } from './Target.ts';
import { telegramTarget } from './telegram.ts';
import { webhookTarget } from './webhook.ts';

const web = z.url({ protocol: /^https?$/, error: 'must be an address with http or https' });
const text = z.string().trim().min(1);
/** An environment variable that is set to nothing is not set. */
const unlessBlank = <T extends z.ZodType>(type: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), type.optional());

/** Where leads go: each target is configured by its settings, or is not there. */
export const leadTargetsSchema = z
  .object({
    webhookUrl: unlessBlank(web),
    webhookSecret: unlessBlank(text.min(16, 'must have 16 characters or more')),
    smtpUrl: unlessBlank(z.url({ protocol: /^smtps?$/, error: 'must be an address with smtp or smtps' })),
    smtpFrom: unlessBlank(text),
    smtpTo: unlessBlank(text),
    bitrix24Url: unlessBlank(web),
    telegramToken: unlessBlank(text.regex(/^\d+:[\w-]+$/, 'must be a bot’s token: 123456:ABC')),
    telegramChat: unlessBlank(text),
    telegramBaseUrl: web.default('https://api.telegram.org'),
  })
  .superRefine((settings, context) => {
    const together = [
      ['webhookUrl', 'webhookSecret'],
      ['smtpUrl', 'smtpFrom', 'smtpTo'],
      ['telegramToken', 'telegramChat'],
    ] as const;
    for (const names of together) {
      const missing = names.filter((name) => settings[name] === undefined);
      if (missing.length === names.length) continue;
      for (const name of missing)
        context.addIssue({
          code: 'custom',
          path: [name],
          message: 'is needed too: another setting of this target is there',
        });
    }
  });
export type LeadTargetSettings = z.infer<typeof leadTargetsSchema>;

/** The targets that the settings name. */
export function readTargets(settings: LeadTargetSettings): Target[] {
  const { webhookUrl, webhookSecret, smtpUrl, smtpFrom, smtpTo, bitrix24Url, telegramToken, telegramChat } =
    settings;
  return [
    webhookUrl && webhookSecret && webhookTarget({ url: webhookUrl, secret: webhookSecret }),
    smtpUrl && smtpFrom && smtpTo && smtpTarget({ url: smtpUrl, from: smtpFrom, to: smtpTo }),
    bitrix24Url && bitrix24Target({ url: bitrix24Url }),
    telegramToken &&
      telegramChat &&
      telegramTarget({ token: telegramToken, chat: telegramChat, baseUrl: settings.telegramBaseUrl }),
  ].filter((target) => typeof target === 'object');
}
