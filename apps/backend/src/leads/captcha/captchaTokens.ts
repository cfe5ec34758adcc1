import { createHash } from 'node:crypto';
import type { StateDb } from '../../state/schema.ts';
import type { CaptchaVerdict } from './CaptchaProvider.ts';

/** How long a token is remembered, ms: longer than any provider accepts it. */
const MEMORY_MS = 900_000;
/** How often a process removes old rows, ms. */
const SWEEP_MS = 600_000;

export interface RememberedToken {
  /** Idempotency key of the lead that used it; '' when none has. */
  readonly usedBy: string;
  readonly verdict: CaptchaVerdict;
}

/** The tokens of the last minutes. All processes of a state share them. */
export interface CaptchaTokens {
  readonly find: (token: string) => Promise<RememberedToken | undefined>;
  /** Keeps a verdict, because providers check a token only once. */
  readonly remember: (token: string, verdict: CaptchaVerdict) => Promise<void>;
  /** Uses a token for the lead with this key. Returns false if another lead has used it. */
  readonly use: (token: string, verdict: CaptchaVerdict, key: string) => Promise<boolean>;
}

const hash = (token: string): string => createHash('sha256').update(token).digest('hex');

export function createCaptchaTokens(db: StateDb, now: () => Date): CaptchaTokens {
  let sweptAt = now().getTime();

  const createRow = (token: string, verdict: CaptchaVerdict, usedBy: string) => ({
    id: hash(token),
    used_by: usedBy,
    verdict: JSON.stringify(verdict),
    until: new Date(now().getTime() + MEMORY_MS).toISOString(),
  });

  async function sweep(): Promise<void> {
    const at = now();
    if (at.getTime() - sweptAt < SWEEP_MS) return;
    sweptAt = at.getTime();
    await db.deleteFrom('captcha_token').where('until', '<', at.toISOString()).execute();
  }

  return {
    find: async (token) => {
      const row = await db
        .selectFrom('captcha_token')
        .selectAll()
        .where('id', '=', hash(token))
        .executeTakeFirst();
      return row && { usedBy: row.used_by, verdict: JSON.parse(row.verdict) as CaptchaVerdict };
    },
    remember: async (token, verdict) => {
      await db
        .insertInto('captcha_token')
        .values(createRow(token, verdict, ''))
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
    },
    use: async (token, verdict, key) => {
      await sweep();
      // One statement, so that of several simultaneous leads one wins.
      const row = await db
        .insertInto('captcha_token')
        .values(createRow(token, verdict, key))
        .onConflict((conflict) =>
          conflict.column('id').doUpdateSet({ used_by: key }).where('captcha_token.used_by', 'in', ['', key]),
        )
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}
