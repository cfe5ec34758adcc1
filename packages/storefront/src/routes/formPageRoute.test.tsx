import type { ReactElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createStorefront, type Storefront } from '../data/createStorefront.ts';
import { FORM_HEADER, keepAnsweredForm, type AnsweredForm } from '../pages/request/answeredForms.ts';
import { formatSentHref } from '../pages/request/sentReference.ts';
import { createFormPageRoute } from './formPageRoute.tsx';

/** The headers of the request. */
let received: Record<string, string> = {};
vi.mock('next/headers', () => ({ headers: async () => new Headers(received) }));
beforeEach(() => {
  received = {};
});

const data = { getContacts: async () => ({ tel: '8 423 200-00-00' }), getLeadOptions: async () => undefined };
const route = createFormPageRoute({ ...createStorefront('main'), data } as unknown as Storefront);

type Render = (props: object) => Promise<ReactElement<{ children: readonly ReactElement<object>[] }>>;

/** Opens one of the pages. Returns what its screen gets, and what the page says about itself. */
async function open(address: string) {
  const { pathname, searchParams } = new URL(address, 'http://main');
  const page = (await route.Page({
    params: Promise.resolve({ page: pathname.slice(1) }),
    searchParams: Promise.resolve(Object.fromEntries(searchParams)),
  })) as ReactElement<object, Render>;
  const [screen, about] = (await page.type(page.props)).props.children;
  return { screen: screen?.props, about: about?.props };
}

const NOT_FOUND = /NEXT_HTTP_ERROR_FALLBACK;404/;

test('an answered form is on the page of its own request only, and once', async () => {
  const form = { fields: {}, about: 'Toyota Prius', state: { status: 'failed' } } as unknown as AnsweredForm;
  received = { [FORM_HEADER]: keepAnsweredForm(form) };
  expect((await open('/zayavka')).screen).toMatchObject({ form, sent: undefined });
  expect((await open('/zayavka')).screen).toMatchObject({ form: undefined });
});

test('a sent form has a confirmation, an opened one has none', async () => {
  const sent = await open(formatSentHref('plain-1', new Date('2026-11-22T09:40:00Z')));
  expect(sent.screen).toMatchObject({ sent: { status: 'sent', reference: { number: expect.any(String) } } });
  expect((await open('/zayavka?state=new&n=104-233&at=1')).screen).toMatchObject({ sent: undefined });
});

test('search engines may list neither of the pages', async () => {
  expect((await open('/zayavka')).about).toMatchObject({ head: { title: 'Заявка' } });
  expect((await open('/zayavka')).about).not.toHaveProperty('head.canonical');
});

test('a visitor finds neither the page of errors nor any other here', async () => {
  await expect(open('/error-page')).rejects.toThrow(NOT_FOUND);
  await expect(open('/otzyvy')).rejects.toThrow(NOT_FOUND);
});
