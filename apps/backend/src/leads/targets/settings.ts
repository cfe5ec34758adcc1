import { leadTargetsSchema, type LeadTargetSettings } from './readTargets.ts';

/** Which environment variable gives which setting. */
const LEAD_VARIABLES = {
  webhookUrl: 'VVOZ_LEADS_WEBHOOK_URL',
  webhookSecret: 'VVOZ_LEADS_WEBHOOK_SECRET',
  smtpUrl: 'VVOZ_LEADS_SMTP_URL',
  smtpFrom: 'VVOZ_LEADS_SMTP_FROM',
  smtpTo: 'VVOZ_LEADS_SMTP_TO',
  bitrix24Url: 'VVOZ_LEADS_BITRIX24_URL',
  telegramToken: 'VVOZ_LEADS_TELEGRAM_TOKEN',
  telegramChat: 'VVOZ_LEADS_TELEGRAM_CHAT',
  telegramBaseUrl: 'VVOZ_LEADS_TELEGRAM_URL',
} as const satisfies Record<keyof LeadTargetSettings, string>;

const nameOf = (setting: PropertyKey | undefined): string =>
  Object.entries(LEAD_VARIABLES).find(([name]) => name === setting)?.[1] ?? String(setting);

/** Variables of targets cannot be used; the message names each that is wrong. */
export class LeadSettingsError extends Error {
  override readonly name = 'LeadSettingsError';
}

/** Where leads go, by the environment; throws LeadSettingsError. */
export function readLeadSettings(source: Readonly<Record<string, string | undefined>>): LeadTargetSettings {
  const given = Object.entries(LEAD_VARIABLES).map(([setting, variable]) => [
    setting,
    source[variable] || undefined,
  ]);
  const read = leadTargetsSchema.safeParse(Object.fromEntries(given));
  if (read.success) return read.data;
  const wrong = read.error.issues.map(({ path: [setting], message }) => `${nameOf(setting)}: ${message}`);
  throw new LeadSettingsError(`The environment is not usable. ${wrong.join('; ')}`);
}
