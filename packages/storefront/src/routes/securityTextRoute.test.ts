import { expect, test } from 'vitest';
import type { Storefront } from '../data/createStorefront.ts';
import { createSecurityTextRoute } from './securityTextRoute.ts';

const NOW = Date.parse('2026-11-22T13:45:00.000Z');

const answer = (options: unknown) => {
  const data = { getSiteOptions: async () => options };
  const storefront = { data, origin: () => 'https://vvoz.example' } as unknown as Storefront;
  const route = createSecurityTextRoute(storefront, () => NOW);
  return route(new Request('https://vvoz.example/.well-known/security.txt'));
};

test('it has every field of RFC 9116 that a researcher needs, and expires within a year', async () => {
  const response = await answer({
    contacts: { tel: '8', email: 'zakaz@vvoz.example' },
    routes: { contacts: '/kontakty' },
  });
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await response.text()).toBe(
    [
      'Contact: mailto:zakaz@vvoz.example',
      'Contact: https://vvoz.example/kontakty',
      'Expires: 2027-05-21T00:00:00.000Z',
      'Preferred-Languages: ru, en',
      'Canonical: https://vvoz.example/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

test('without the operator’s contacts it names the front page, and is not cached', async () => {
  const response = await answer(undefined);
  expect(await response.text()).toMatch(/^Contact: https:\/\/vvoz\.example\/\nExpires: /);
  expect(response.headers.get('cache-control')).toBe('no-store');
});
