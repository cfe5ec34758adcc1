import type { CaptchaProvider } from '../captcha/CaptchaProvider.ts';
import { createCaptcha, type Captcha, type CaptchaOptions } from '../captcha/createCaptcha.ts';
import { createMemoryLog } from './createMemoryLog.ts';

/** Creates a captcha with a provider of the test. By default every token passes with a score of 0.9. */
export const createTestCaptcha = (
  { db }: Pick<CaptchaOptions, 'db'>,
  {
    examine = async () => ({ kind: 'passed', score: 0.9 }),
    ...more
  }: Partial<Pick<CaptchaProvider, 'examine'>> & Partial<Omit<CaptchaOptions, 'db'>> = {},
): Captcha =>
  createCaptcha({
    provider: { name: 'test', examine },
    db,
    log: createMemoryLog(),
    ...more,
  });
