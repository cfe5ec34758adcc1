import { expect, test } from 'vitest';
import { openTempState } from '../../state/testing/openTempState.ts';
import { endSession, isEnded } from './endedSessions.ts';
import { createSessions, SESSION_SECONDS } from './session.ts';

const NOW = new Date('2026-11-22T00:00:00.900Z');
const after = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);

test('a session lasts twelve hours', () => {
  const { begin, check } = createSessions('hash');
  const session = begin(NOW);
  expect(check(session, NOW)).toBe(true);
  expect(check(session, after(SESSION_SECONDS - 1))).toBe(true);
  expect(check(session, after(SESSION_SECONDS))).toBe(false);
  expect(begin(NOW)).not.toBe(session);
});

test('a session with another password, a later end or another nonce is not valid, and neither is another text', () => {
  const { begin, check } = createSessions('hash');
  const [until = '', nonce = '', signature = ''] = begin(NOW).split('.');
  expect(createSessions('other').check([until, nonce, signature].join('.'), NOW)).toBe(false);
  expect(check([Number(until) + 1, nonce, signature].join('.'), NOW)).toBe(false);
  expect(check([until, `${nonce}x`, signature].join('.'), NOW)).toBe(false);
  for (const text of ['', '..', `${until}.${nonce}`, `${until}.${nonce}.`])
    expect(check(text, NOW)).toBe(false);
});

test('the token of a form belongs to one session and is not its signature', () => {
  const { begin, createFormToken, checkFormToken } = createSessions('hash');
  const [one, other] = [begin(NOW), begin(NOW)];
  expect(checkFormToken(one, createFormToken(one))).toBe(true);
  expect(checkFormToken(one, createFormToken(other))).toBe(false);
  const [until, nonce, signature = ''] = one.split('.');
  expect(createFormToken(`${until}.${nonce}`)).not.toBe(signature);
});

test('a session that was ended stays ended until it expires by itself, whoever signs out meanwhile', async () => {
  const { db } = await openTempState();
  const { begin } = createSessions('hash');
  const [first, second, third] = [begin(NOW), begin(NOW), begin(NOW)];
  await endSession(db, first, NOW);
  await endSession(db, second, after(SESSION_SECONDS - 1));
  expect([await isEnded(db, first), await isEnded(db, second), await isEnded(db, third)]).toEqual([
    true,
    true,
    false,
  ]);
  await endSession(db, third, after(SESSION_SECONDS + 1));
  expect(await db.selectFrom('note').select('name').execute()).toHaveLength(2);
});
