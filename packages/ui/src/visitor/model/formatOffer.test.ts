import { expect, test } from 'vitest';
import { formatOffer } from './formatOffer.ts';

test.each<[Parameters<typeof formatOffer>[0], string]>([
  [{ counters: ['Roistat'] }, 'счётчик посещений (Roistat)'],
  [{ counters: ['Roistat', 'VK'] }, 'счётчики посещений (Roistat, VK)'],
  [{ counters: ['Roistat'], chat: 'Jivo' }, 'счётчик посещений (Roistat) и чат поддержки (Jivo)'],
  [{ counters: [], chat: 'Jivo' }, 'чат поддержки (Jivo)'],
  [{ counters: [], measuresSpeed: true }, 'замер скорости страниц'],
  [
    { counters: ['Roistat'], chat: 'Jivo', measuresSpeed: true },
    'счётчик посещений (Roistat), замер скорости страниц и чат поддержки (Jivo)',
  ],
])('with %j a visitor is offered: %s', (offered, offer) => {
  expect(formatOffer(offered)).toBe(
    `Если разрешите, включим ${offer}, а ещё запомним, по какой рекламе вы пришли.`,
  );
});

test('without a service of another company a visitor is asked only about the marks of advertising', () => {
  expect(formatOffer({ counters: [] })).toBe('Если разрешите, запомним, по какой рекламе вы пришли.');
});
