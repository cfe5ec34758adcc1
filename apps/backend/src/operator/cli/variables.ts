import { z } from 'zod';
import { CHAT_TELEGRAM_VARIABLES } from '../../chat/chatTelegramVariables.ts';
import { BACKEND_VARIABLES } from '../../env.ts';
import { INDEX_NOW_VARIABLES } from '../../indexNow/indexNowVariables.ts';
import { SOURCES } from '../../ingest/sources/sources.ts';
import { CAPTCHA_ROWS } from '../../leads/captcha/captchaRows.ts';
import { CAPTCHA_VARIABLES } from '../../leads/captcha/readCaptcha.ts';
import { TARGETS } from '../../leads/targets/targets.ts';
import type { VariableGroup } from '../../lib/variableGroup.ts';

/** Describes variables as a JSON schema: their meanings and defaults. */
const describeVariables = (shape: z.ZodRawShape): unknown =>
  z.toJSONSchema(z.object(shape), { io: 'input', unrepresentable: 'any' }).properties;

const describeGroup = (of: string, { needs, shape }: VariableGroup<unknown>) => ({
  of,
  needs,
  variables: describeVariables(shape),
});

/** `npm run verify -- docs` runs this program to write docs/settings.md. Prints all variables of the backend as JSON. */
console.log(
  JSON.stringify({
    own: {
      ...(describeVariables(BACKEND_VARIABLES) as object),
      ...(describeVariables(CAPTCHA_VARIABLES) as object),
    },
    groups: [
      ...SOURCES.map(({ name, variables }) => describeGroup(`source ${name}`, variables)),
      ...TARGETS.map(({ name, variables }) => describeGroup(`leads to ${name}`, variables)),
      describeGroup('chat in Telegram', CHAT_TELEGRAM_VARIABLES),
      describeGroup('IndexNow', INDEX_NOW_VARIABLES),
      ...CAPTCHA_ROWS.map(({ name, variables }) => describeGroup(`captcha ${name}`, variables)),
    ],
  }),
);
