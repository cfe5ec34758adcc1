import { expect, test } from 'vitest';
import { buildErrorTexts } from './envelope.ts';

test('an error has a Russian message only if it was given one', () => {
  expect(buildErrorTexts('is missing')).toStrictEqual({ message: 'is missing' });
  expect(buildErrorTexts('is missing', 'не указана')).toStrictEqual({
    message: 'is missing',
    messageRu: 'не указана',
  });
});
