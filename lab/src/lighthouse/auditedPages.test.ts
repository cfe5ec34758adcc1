import { expect, test } from 'vitest';
import { mapHosts } from '@vvoz/catalogue/hosts/hosts';
import { findLinkedPages, listAuditedPages } from './auditedPages.ts';

const MAIN_RECORDS = [
  { path: '/', template: 'home' },
  { path: '/japan/czeny-na-avto', template: 'japan-main' },
  { path: '/informacziya', template: 'informacziya' },
  { path: '/soglasie', template: 'document' },
  { path: '/soglasie-na-rassylku', template: 'document' },
];
const RECORDS = mapHosts((host) => (host === 'main' ? MAIN_RECORDS : []));

test('each kind of page of a host is audited once; pages of errors are not audited', () => {
  const pages = listAuditedPages('main', RECORDS);
  const names = pages.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(
    expect.arrayContaining(['main home', 'main list', 'main document', 'main favourites']),
  );
  expect(pages.find(({ name }) => name === 'main document')?.path).toBe('/soglasie');
  expect(names.some((name) => name.includes('error'))).toBe(false);
});

test('lots, landings and articles are found by the links of the pages', async () => {
  const list = { name: 'main list', host: 'main' as const, path: '/japan' };
  const articles = { name: 'main informacziya', host: 'main' as const, path: '/informacziya' };
  const html: Readonly<Record<string, string>> = {
    '/japan': '<a href="/japan/toyota?page=2"></a><a href="/japan/toyota"></a><a href="/cars/japan/1"></a>',
    '/japan/toyota': '<a href="/japan/toyota"></a><a href="/japan/toyota/prius"></a>',
    '/informacziya': '<a href="/informacziya/obzory/one"></a>',
  };
  const linkedPages = await findLinkedPages('main', [list, articles], async (path) => html[path] ?? '');
  expect(linkedPages.map(({ name, path }) => [name, path])).toEqual([
    ['main lot', '/cars/japan/1'],
    ['main brand', '/japan/toyota'],
    ['main model', '/japan/toyota/prius'],
    ['main article', '/informacziya/obzory/one'],
  ]);
});
