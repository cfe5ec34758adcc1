import type { StateDb } from '../state/schema.ts';

/** No conversation has this name. PostgreSQL cannot search in an empty list. */
export const NO_CONVERSATION = '';

/** Digits that two spellings of a number share: «8 914 123-45-67» and «+79141234567». */
const SHARED_DIGITS = 10;

/** Finds the conversations in which somebody has written a phone number (E.164), in any spelling. */
export async function findConversationsByTel(db: StateDb, tel: string): Promise<readonly string[]> {
  const digits = tel.replaceAll(/\D/g, '').slice(-SHARED_DIGITS);
  const rows = db
    .selectFrom('chat_message')
    .select(['conversation', 'text'])
    // A number ends with a digit that is written somehow: the rest is compared below.
    .where('text', 'like', `%${digits.slice(-1)}%`)
    .execute();
  const found = (await rows).filter(({ text }) => text.replaceAll(/\D/g, '').includes(digits));
  return [...new Set(found.map(({ conversation }) => conversation))];
}
