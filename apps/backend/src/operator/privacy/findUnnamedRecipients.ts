import type { Env } from '../../env.ts';
import { preferEditor } from '../../leads/consents/consentTexts.ts';
import { TARGETS } from '../../leads/targets/targets.ts';
import type { StateDb } from '../../state/schema.ts';

/** Slug of the privacy policy among the documents. */
const POLICY_SLUG = 'privacy-policy';
const TELEGRAM = 'мессенджеру Telegram';

/** Lists everyone who gets personal data with these settings, by the names that the policy must contain. */
const listRecipients = ({
  targets,
  chatTelegram,
  captcha,
}: Pick<Env, 'targets' | 'chatTelegram' | 'captcha'>): readonly string[] => {
  const names = new Set(targets.map(({ name }) => name));
  return [
    ...TARGETS.filter(({ name }) => names.has(name)).map(({ recipient }) => recipient),
    ...(chatTelegram ? [TELEGRAM] : []),
    ...(captcha.recipient === undefined ? [] : [captcha.recipient]),
  ];
};

/** Finds the recipients that are switched on but that the published privacy policy does not name. */
export async function findUnnamedRecipients(
  db: StateDb,
  env: Pick<Env, 'targets' | 'chatTelegram' | 'captcha'>,
): Promise<readonly string[]> {
  const policies = await db
    .selectFrom('content_entry')
    .select(['source', 'body'])
    .where('kind', '=', 'documents')
    .where('slug', '=', POLICY_SLUG)
    .execute();
  const text = preferEditor(policies)?.body.replaceAll(/\u00A0|&nbsp;/g, ' ') ?? '';
  return [...new Set(listRecipients(env))].filter((recipient) => !text.includes(recipient));
}
