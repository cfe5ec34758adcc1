import { describe, expect, test } from 'vitest';
import { findMessageRu } from '../wire/complaints.ts';
import { chatResponseSchema, chatPostSchema, MAX_CHAT_TEXT } from './chatSchemas.ts';

const ID = '7c4aa2de-8f0f-4f58-9a3c-2d1c7f8b6f10';
const POST = { conversation: 'anna_conversation-0001', id: ID, text: 'Есть Приус?' };

/** Returns the field, the English text and the Russian text of the first complaint; [] if there is none. */
function findComplaint(fields: object): readonly unknown[] {
  const issue = chatPostSchema.safeParse({ ...POST, ...fields }).error?.issues[0];
  return issue ? [issue.path.join('.'), issue.message, findMessageRu(issue)] : [];
}

describe('a message', () => {
  test('is cleaned; page and host may be absent', () => {
    expect(chatPostSchema.parse({ ...POST, text: ' Есть\r\nПриус?\u200B ' })).toEqual({
      ...POST,
      text: 'Есть\nПриус?',
      page: '',
      host: '',
    });
  });

  test('has a page that is cut to 500 characters and not refused', () => {
    const { page, host } = chatPostSchema.parse({
      ...POST,
      page: `/${'a'.repeat(600)}`,
      host: ' vvoz\n.example ',
    });
    expect(page).toBe(`/${'a'.repeat(499)}`);
    expect(host).toBe('vvoz .example');
  });

  test('counts characters after cleaning', () => {
    const longest = 'я'.repeat(MAX_CHAT_TEXT);
    expect(findComplaint({ text: longest })).toEqual([]);
    expect(findComplaint({ text: `${' '.repeat(MAX_CHAT_TEXT)}${longest}` })).toEqual([]);
    const tooLong = ['text', 'must not have more than 2000 characters', 'не больше 2000 знаков'];
    expect(findComplaint({ text: `${longest}я` })).toEqual(tooLong);
    expect(findComplaint({ text: ' '.repeat(4 * MAX_CHAT_TEXT + 1) })).toEqual(tooLong);
  });

  test('must not be empty', () => {
    const empty = ['text', 'must not be empty', 'напишите сообщение'];
    expect(findComplaint({ text: '' })).toEqual(empty);
    expect(findComplaint({ text: ' \n\u200B' })).toEqual(empty);
  });
});

test.each([
  ['a', false],
  ['a'.repeat(21), false],
  ['a'.repeat(22), true],
  ['Az09_-'.repeat(10), true],
  ['a'.repeat(64), true],
  ['a'.repeat(65), false],
  [`${'a'.repeat(30)} `, false],
  [`/${'a'.repeat(30)}`, false],
])('the id of a conversation: %s', (conversation, isAccepted) => {
  expect(findComplaint({ conversation })).toEqual(
    isAccepted ? [] : ['conversation', 'must be 22 to 64 letters, digits, _ or -', undefined],
  );
});

test('an answer has a message of one of the two sides', () => {
  const answer = (fields: object) => ({
    data: { id: ID, at: '2026-11-22T10:00:00.000Z', author: 'manager', text: 'Да', ...fields },
  });
  expect(chatResponseSchema.safeParse(answer({})).success).toBe(true);
  expect(chatResponseSchema.safeParse(answer({ author: 'visitor' })).success).toBe(true);
  expect(chatResponseSchema.safeParse(answer({ author: 'operator' })).success).toBe(false);
  expect(chatResponseSchema.safeParse(answer({ at: 'yesterday' })).success).toBe(false);
});
