import { z } from 'zod';
import { defineVariableGroup, webVariable } from '../../../lib/variableGroup.ts';
import { askProvider } from '../askProvider.ts';
import {
  CaptchaUnavailable,
  DEFAULT_SCORE,
  defineCaptcha,
  type CaptchaProvider,
  type CaptchaVerdict,
} from '../CaptchaProvider.ts';

interface YandexOptions {
  /** The server key. */
  readonly secret: string;
  readonly baseUrl: string;
}

const answerSchema = z.object({
  status: z.enum(['ok', 'failed']),
  message: z.string().default(''),
});

/** Yandex refuses our own key, and not the visitor's token, in the same words for every visitor. */
const OWN_FAULT = /secret|authentication|authorization/i;

function readVerdict({ status, message }: z.output<typeof answerSchema>): CaptchaVerdict {
  if (status === 'ok') return { kind: 'passed', score: DEFAULT_SCORE };
  if (OWN_FAULT.test(message)) throw new CaptchaUnavailable('own_key_refused');
  return { kind: 'refused', reason: /expired/i.test(message) ? 'expired' : 'wrong' };
}

/**
 * Yandex SmartCaptcha, call `validate`. Tokens live five minutes and are good once. A check tells human or not, so the
 * score is 0.9 or 0.
 */
export const createYandexProvider = ({ secret, baseUrl }: YandexOptions): CaptchaProvider => ({
  name: 'yandex',
  givesScores: true,
  examine: async (token, { ip, signal }) =>
    readVerdict(
      await askProvider(
        { url: new URL('/validate', baseUrl).href, fields: { secret, token, ip }, signal },
        answerSchema,
      ),
    ),
});

export const yandex = defineCaptcha({
  name: 'yandex',
  variables: defineVariableGroup({
    needs: { VVOZ_SMARTCAPTCHA_SECRET: z.string().trim().min(10, 'must be the server key of SmartCaptcha') },
    options: { VVOZ_SMARTCAPTCHA_URL: webVariable.default('https://smartcaptcha.yandexcloud.net') },
    settings: (values) => ({
      secret: values.VVOZ_SMARTCAPTCHA_SECRET,
      baseUrl: values.VVOZ_SMARTCAPTCHA_URL,
    }),
  }),
  open: async (settings) => createYandexProvider(settings),
});
