import { z } from 'zod';
import { defineVariableGroup, webVariable } from '../../../lib/variableGroup.ts';
import {
  CaptchaUnavailable,
  DEFAULT_SCORE,
  defineCaptcha,
  type CaptchaProvider,
  type CaptchaVerdict,
} from '../CaptchaProvider.ts';
import { createRemoteProvider, type RemoteProviderOptions } from '../createRemoteProvider.ts';

const responseSchema = z.object({
  status: z.enum(['ok', 'failed']),
  message: z.string().default(''),
});

/** A message that blames our own key, and not the visitor's token. */
const OWN_FAULT = /secret|authentication|authorization/i;

function readVerdict({ status, message }: z.output<typeof responseSchema>): CaptchaVerdict {
  if (status === 'ok') return { kind: 'passed', score: DEFAULT_SCORE };
  if (OWN_FAULT.test(message)) throw new CaptchaUnavailable('own_key_refused');
  return { kind: 'refused', reason: /expired/i.test(message) ? 'expired' : 'wrong' };
}

/**
 * Yandex SmartCaptcha, call `validate`. A token is valid for five minutes and for one check. The check only says
 * whether the visitor is human, so a valid token scores DEFAULT_SCORE.
 */
export const createYandexProvider = (options: RemoteProviderOptions): CaptchaProvider =>
  createRemoteProvider(
    {
      name: 'yandex',
      path: '/validate',
      listFields: (token, ip) => ({ token, ip }),
      responseSchema,
      readVerdict,
    },
    options,
  );

export const yandex = defineCaptcha({
  name: 'yandex',
  recipient: 'Яндекс SmartCaptcha',
  variables: defineVariableGroup({
    needs: {
      VVOZ_SMARTCAPTCHA_SECRET: z
        .string()
        .trim()
        .min(10, 'must be the server key of SmartCaptcha')
        .describe('server key'),
    },
    options: {
      VVOZ_SMARTCAPTCHA_URL: webVariable
        .default('https://smartcaptcha.yandexcloud.net')
        .describe('address of the check'),
    },
    settings: (values) => ({
      secret: values.VVOZ_SMARTCAPTCHA_SECRET,
      baseUrl: values.VVOZ_SMARTCAPTCHA_URL,
    }),
  }),
  open: async (settings) => createYandexProvider(settings),
});
