import { z } from 'zod';
import type { Environment } from '../../lib/variableGroup.ts';
import type { State } from '../../state/openState.ts';
import type { CaptchaProvider } from './CaptchaProvider.ts';
import { CAPTCHA_ROWS } from './captchaRows.ts';

/** The captcha that the operator has chosen. */
export interface CaptchaSettings {
  readonly isRequired: boolean;
  /** The company that gets data of visitors, as the privacy policy names it. */
  readonly recipient: string | undefined;
  readonly open: (state: Pick<State, 'db'>) => Promise<CaptchaProvider>;
}

const NAMES = CAPTCHA_ROWS.map(({ name }) => name);
const blankIsAbsent = (value: unknown): unknown => (value === '' ? undefined : value);

const schema = z.object({
  VVOZ_CAPTCHA: z
    .preprocess(
      blankIsAbsent,
      z.enum(NAMES, `must be one of ${NAMES.join(', ')}`).default(CAPTCHA_ROWS[0].name),
    )
    .meta({
      default: CAPTCHA_ROWS[0].name,
      description: `the [captcha](contracts/leads.md#captcha) of leads: ${NAMES.join(', ')}`,
    }),
  VVOZ_CAPTCHA_REQUIRED: z
    .preprocess(blankIsAbsent, z.enum(['true', 'false'], 'must be true or false').default('false'))
    .meta({ default: 'false', description: 'whether a lead without a token is refused' }),
});

/** For the documentation. */
export const CAPTCHA_VARIABLES: z.ZodRawShape = schema.shape;

/** Reads VVOZ_CAPTCHA and the variables of the provider that it names. `faults`: one message per variable. */
export function readCaptcha(environment: Environment): {
  readonly captcha: CaptchaSettings | undefined;
  readonly faults: readonly string[];
} {
  const parsed = schema.safeParse(environment);
  if (!parsed.success)
    return {
      captcha: undefined,
      faults: parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`),
    };
  const { VVOZ_CAPTCHA: name, VVOZ_CAPTCHA_REQUIRED: required } = parsed.data;
  const row = CAPTCHA_ROWS.find((candidate) => candidate.name === name) ?? CAPTCHA_ROWS[0];
  const reading = row.variables.read(environment);
  if (reading.kind === 'faulty') return { captcha: undefined, faults: reading.faults };
  if (reading.kind === 'not set up')
    return {
      captcha: undefined,
      faults: reading.missing.map((variable) => `${variable}: is missing: VVOZ_CAPTCHA=${name} needs it`),
    };
  return {
    captcha: {
      isRequired: required === 'true',
      recipient: row.recipient,
      open: (state) => row.open(reading.settings, state),
    },
    faults: [],
  };
}
