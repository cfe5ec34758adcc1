import { expect, test } from 'vitest';
import { formatOffer } from './formatOffer.ts';

test.each<[readonly string[], string | undefined, string]>([
  [['Roistat'], undefined, 'счётчик посещений (Roistat)'],
  [['Roistat', 'VK'], undefined, 'счётчики посещений (Roistat, VK)'],
  [['Roistat'], 'Jivo', 'счётчик посещений (Roistat) и чат поддержки (Jivo)'],
  [[], 'Jivo', 'чат поддержки (Jivo)'],
])('with the counters %j and the chat %s a visitor is offered: %s', (counters, chat, offer) => {
  expect(formatOffer(counters, chat)).toBe(
    `Если разрешите, включим ${offer}, а ещё запомним, по какой рекламе вы пришли.`,
  );
});
