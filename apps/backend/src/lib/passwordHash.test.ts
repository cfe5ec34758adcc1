import { expect, test } from 'vitest';
import { checkPassword, hashPassword } from './passwordHash.ts';

test('a password has its hash, however the keyboard composes its letters; another one has not', async () => {
  const password = 'длинный пароль с й';
  const hash = await hashPassword(password.normalize('NFC'));
  expect(await checkPassword(password.normalize('NFD'), hash)).toBe(true);
  expect(await checkPassword(`${password} `, hash)).toBe(false);
  expect(await hashPassword(password)).not.toBe(hash);
});

test.each([
  ['', 'is empty'],
  ['a long enough password', 'is no hash'],
  [`scrypt.21.${'a'.repeat(22)}.${'a'.repeat(43)}`, 'would take more memory than a hash of ours'],
])('no password has the hash %j: it %s', async (hash) => {
  expect(await checkPassword('a long enough password', hash)).toBe(false);
});
