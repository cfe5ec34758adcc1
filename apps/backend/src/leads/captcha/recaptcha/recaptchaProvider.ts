import { z } from 'zod';
import { defineVariableGroup, webVariable } from '../../../lib/variableGroup.ts';
import { toSafeCode } from '../../../lib/faultCode.ts';
import {
  CaptchaUnavailable,
  DEFAULT_SCORE,
  defineCaptcha,
  type CaptchaProvider,
  type CaptchaVerdict,
} from '../CaptchaProvider.ts';
import { createRemoteProvider, type RemoteProviderOptions } from '../createRemoteProvider.ts';

const responseSchema = z.object({
  success: z.boolean(),
  /** Absent for keys of version 2. */
  score: z.number().min(0).max(1).default(DEFAULT_SCORE),
  'error-codes': z.array(z.string()).default([]),
});

/** Codes that blame the visitor's token. Others blame our key or the service itself. */
const TOKEN_FAULTS: Readonly<Record<string, 'wrong' | 'expired'>> = {
  'missing-input-response': 'wrong',
  'invalid-input-response': 'wrong',
  'timeout-or-duplicate': 'expired',
};

function readVerdict({
  success,
  score,
  'error-codes': codes,
}: z.output<typeof responseSchema>): CaptchaVerdict {
  if (success) return { kind: 'passed', score };
  const [code] = codes;
  const reason = code === undefined ? 'wrong' : TOKEN_FAULTS[code];
  if (reason === undefined) throw new CaptchaUnavailable(toSafeCode(code));
  return { kind: 'refused', reason };
}

/** Google reCAPTCHA v3, call `siteverify`. A token is valid for two minutes and for one check. */
export const createRecaptchaProvider = (options: RemoteProviderOptions): CaptchaProvider =>
  createRemoteProvider(
    {
      name: 'recaptcha',
      path: '/recaptcha/api/siteverify',
      listFields: (token, ip) => ({ response: token, remoteip: ip }),
      responseSchema,
      readVerdict,
    },
    options,
  );

export const recaptcha = defineCaptcha({
  name: 'recaptcha',
  recipient: 'Google reCAPTCHA',
  variables: defineVariableGroup({
    needs: {
      VVOZ_RECAPTCHA_SECRET: z
        .string()
        .trim()
        .min(10, 'must be the secret key of reCAPTCHA v3')
        .describe('secret key'),
    },
    options: {
      VVOZ_RECAPTCHA_URL: webVariable.default('https://www.google.com').describe('address of the check'),
    },
    settings: (values) => ({ secret: values.VVOZ_RECAPTCHA_SECRET, baseUrl: values.VVOZ_RECAPTCHA_URL }),
  }),
  open: async (settings) => createRecaptchaProvider(settings),
});
