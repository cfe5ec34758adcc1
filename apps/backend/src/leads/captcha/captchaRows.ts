import { altcha } from './altcha/altchaProvider.ts';
import type { CaptchaRow } from './CaptchaProvider.ts';
import { recaptcha } from './recaptcha/recaptchaProvider.ts';
import { yandex } from './yandex/yandexProvider.ts';

/** All captcha providers. The first is the default. A test compares docs/contracts/leads.md with it. */
export const CAPTCHA_ROWS: readonly [CaptchaRow, ...CaptchaRow[]] = [altcha, yandex, recaptcha];
