/** Results of the captcha with which a lead is accepted, and their texts for a manager. */
export const CAPTCHA_MARKS = {
  passed: 'пройдена',
  /** The score is that of a bot. */
  bot: 'похоже на робота',
  /** The lead was sent without a token: from a page without scripts, or later from the visitor's device. */
  unverified: 'отправлена без проверки',
  /** The provider did not answer. */
  unanswered: 'сервис проверки не ответил',
} as const;

/** '': the lead was saved before the captcha existed, or no captcha is set up. */
export type CaptchaMark = keyof typeof CAPTCHA_MARKS | '';

/** Returns the text of a mark; '' for a lead without one, or with a mark that only a newer version knows. */
export const formatCaptchaMark = (mark: string): string =>
  Object.hasOwn(CAPTCHA_MARKS, mark) ? CAPTCHA_MARKS[mark as keyof typeof CAPTCHA_MARKS] : '';
