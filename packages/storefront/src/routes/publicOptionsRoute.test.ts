import { afterEach, expect, test, vi } from 'vitest';
import type { Storefront } from '../data/createStorefront.ts';
import type { PublicOptions } from '@vvoz/site-browser/services/publicOptions.ts';
import { createPublicOptionsRoute } from './publicOptionsRoute.ts';

afterEach(() => vi.unstubAllEnvs());

const REQUEST = new Request('http://main/api/site');
const contacts = { tel: '8 423 200-00-00' };

function createRoute(options: unknown) {
  const data = { getSiteOptions: async () => options, getContacts: async () => contacts };
  return createPublicOptionsRoute({ data } as unknown as Pick<Storefront, 'data'>);
}

test('the browser gets only consent, contacts and services of the options', async () => {
  const consent = { version: '2026-11-01', path: '/soglasie' };
  const response = await createRoute({ contacts, consent, internal: 'secret' })(REQUEST);
  expect(await response.json()).toEqual({ contacts, consent, services: {}, vitals: false });
  expect(response.headers.get('cache-control')).toBe('public, max-age=60, stale-while-revalidate=600');
});

test("a support chat of another company stands beside the site's own", async () => {
  const chat = {
    enabled: true,
    manager: { begin: 0, finish: 86_400 },
    button: 'Спросить',
    tel: contacts.tel,
    message: '',
    policy: '/privacy-policy',
    timeout: 20,
    social: [],
  };
  const readChat = async () => ((await (await createRoute({ chat })(REQUEST)).json()) as PublicOptions).chat;
  expect(await readChat()).toMatchObject(chat);
  vi.stubEnv('VVOZ_JIVO_ID', 'a1B2c3D4e5');
  expect(await readChat()).toMatchObject(chat);
});

test('without options the answer has the phone number and is not cached', async () => {
  const response = await createRoute(undefined)(REQUEST);
  expect(await response.json()).toEqual({ contacts, services: {}, vitals: false });
  expect(response.headers.get('cache-control')).toBe('no-store');
});
