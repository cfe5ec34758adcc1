import type { StateDb } from '../state/schema.ts';

/** No conversation has this id. Put it into a list that may be empty: PostgreSQL cannot search in an empty one. */
export const NO_CONVERSATION = '';

/** How many digits, counted from the end, two spellings of a number share: «8 914 123-45-67» and «+79141234567». */
const SHARED_DIGITS = 10;

const getSharedDigits = (tel: string): string => tel.replaceAll(/\D/g, '').slice(-SHARED_DIGITS);

/** True if a text has a phone number (E.164), in any spelling. */
export const hasTel = (text: string, tel: string): boolean =>
  text.replaceAll(/\D/g, '').includes(getSharedDigits(tel));

/** Finds the conversations in which somebody has written a phone number (E.164), in any spelling. */
export async function findConversationsByTel(db: StateDb, tel: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('chat_message')
    .select(['conversation', 'text'])
    // Every spelling of the number contains its last digit, so fewer rows must be compared below.
    .where('text', 'like', `%${getSharedDigits(tel).slice(-1)}%`)
    .execute();
  const matching = rows.filter(({ text }) => hasTel(text, tel));
  return [...new Set(matching.map(({ conversation }) => conversation))];
}
