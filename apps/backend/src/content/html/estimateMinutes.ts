import { toPlainText } from './toPlainText.ts';

/** Words per minute of silent reading. Studies of Russian prose with figures give 170 to 200. */
const WORDS_PER_MINUTE = 180;

/** Estimates the reading time of a text in whole minutes, at least 1. */
export const estimateMinutes = (html: string): number =>
  Math.max(1, Math.round(toPlainText(html).split(/\s+/).length / WORDS_PER_MINUTE));
