import type { StateDb } from '../../state/schema.ts';
import type { LeadLog } from '../LeadLog.ts';
import { LeadRefused } from '../LeadRefused.ts';
import { getFaultCode } from '../../lib/faultCode.ts';
import { createCaptchaTokens } from './captchaTokens.ts';
import type { CaptchaMark } from './captchaMarks.ts';
import type { CaptchaProvider, CaptchaVerdict } from './CaptchaProvider.ts';

/** How long to wait for the provider, ms. The visitor waits too. */
const MAX_RESPONSE_MS = 5000;
/** This score and below marks a bot (specification, section 4). */
const MAX_BOT_SCORE = 0.5;

type RefusalReason = 'missing' | 'wrong' | 'expired' | 'replayed';

const REFUSALS: Readonly<Record<RefusalReason, readonly [message: string, messageRu: string]>> = {
  missing: ['is required: VVOZ_CAPTCHA_REQUIRED is set', 'нужна проверка: включите JavaScript или позвоните'],
  wrong: ['was not accepted by the captcha', 'проверка не пройдена: отправьте ещё раз'],
  expired: ['has expired', 'проверка устарела: отправьте ещё раз'],
  replayed: ['was used before', 'проверка уже использована: отправьте ещё раз'],
};

const refuse = (reason: RefusalReason): LeadRefused => {
  const [message, messageRu] = REFUSALS[reason];
  return new LeadRefused({ code: 'bad_value', field: 'token', message: `token ${message}`, messageRu });
};

type CaptchaOutcome = Exclude<CaptchaMark, ''> | RefusalReason;

export interface CaptchaOptions {
  readonly provider: CaptchaProvider;
  readonly db: StateDb;
  readonly log: LeadLog;
  /** Refuses leads without a token. */
  readonly isRequired?: boolean;
  readonly now?: () => Date;
}

export interface Captcha {
  readonly name: string;
  /**
   * Uses up the token of a lead and returns the lead's mark. A repeated lead (same key) may use the same token again.
   * Throws LeadRefused (`token`), and the errors of the database.
   */
  readonly check: (lead: {
    readonly token: string;
    readonly ip: string;
    readonly key: string;
  }) => Promise<CaptchaMark>;
  /**
   * Returns the score of a token, 0 to 1, without using it up. Throws CaptchaUnavailable, and the errors of the
   * database.
   */
  readonly score: (token: string, ip: string) => Promise<number>;
  /** Creates a challenge for the browser; undefined when the provider has its own script. */
  readonly createChallenge: () => Promise<object | undefined>;
  /** Checks of this process so far, by outcome. */
  readonly counts: () => ReadonlyMap<string, number>;
}

/** Checks the tokens of leads with a provider. All processes of a state share which tokens were used. */
export function createCaptcha({
  provider,
  db,
  log,
  isRequired = false,
  now = () => new Date(),
}: CaptchaOptions): Captcha {
  const tokens = createCaptchaTokens(db, now);
  const counts = new Map<CaptchaOutcome, number>();
  const count = <Outcome extends CaptchaOutcome>(outcome: Outcome): Outcome => {
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
    return outcome;
  };
  const identify = (token: string): string => provider.identify?.(token) ?? token;
  const examine = (token: string, ip: string): Promise<CaptchaVerdict> =>
    provider.examine(token, { ip, signal: AbortSignal.timeout(MAX_RESPONSE_MS) });

  return {
    name: provider.name,
    check: async ({ token, ip, key }) => {
      if (token === '') {
        if (isRequired) throw refuse(count('missing'));
        return count('unverified');
      }
      const id = identify(token);
      const remembered = await tokens.find(id);
      if (remembered && remembered.usedBy !== '' && remembered.usedBy !== key)
        throw refuse(count('replayed'));
      let verdict: CaptchaVerdict;
      try {
        verdict = remembered?.verdict ?? (await examine(token, ip));
      } catch (error) {
        // The visitor is not to blame, and a lead is worth more than a check.
        log.warn({ captcha: provider.name, code: getFaultCode(error) }, 'captcha not checked, lead accepted');
        return count('unanswered');
      }
      if (verdict.kind === 'refused') throw refuse(count(verdict.reason));
      if (!(await tokens.use(id, verdict, key))) throw refuse(count('replayed'));
      return count(verdict.score <= MAX_BOT_SCORE ? 'bot' : 'passed');
    },
    score: async (token, ip) => {
      const id = identify(token);
      const remembered = await tokens.find(id);
      const verdict = remembered?.verdict ?? (await examine(token, ip));
      if (!remembered) await tokens.remember(id, verdict);
      return verdict.kind === 'passed' ? verdict.score : 0;
    },
    createChallenge: async () => provider.createChallenge?.(),
    counts: () => counts,
  };
}
