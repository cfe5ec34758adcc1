import { expect, test } from 'vitest';
import { HOST_NAMES, HOSTS } from '../hosts/hosts.ts';
import { listFooterColumns, listNavigation } from './hostLinks.ts';
import { listTemplatesOnHost } from './hostTemplates.ts';

test('a host lists the catalogues that have an address on it, each with that path', () => {
  const listPaths = (host: (typeof HOST_NAMES)[number]) => listTemplatesOnHost(host).map(({ path }) => path);
  expect(listPaths('china')).toEqual(['/']);
  expect(listPaths('main')).toContain('/china/czeny-na-avto');
  expect(listTemplatesOnHost('main').every(({ host }) => host === 'main')).toBe(true);
});

const describeLinks = (links: readonly { label: string; host: string; path: string }[]) =>
  links.map(({ label, host, path }) => `${label} ${host} ${path}`);

test('the navigation has the host’s own links, then links to the other hosts', () => {
  const main = describeLinks(listNavigation('main'));
  expect(main[0]).toBe('Аукционы main /japan/czeny-na-avto');
  expect(main.slice(HOSTS.main.navigation.length).slice(0, 2)).toEqual([
    'Китай china /',
    'Спецтехника spec /',
  ]);
  const spec = describeLinks(listNavigation('spec'));
  expect(spec[0]).toBe('Из Китая spec /');
  expect(spec.slice(HOSTS.spec.navigation.length).slice(0, 4)).toEqual([
    'Аукционы Японии main /japan/czeny-na-avto',
    'Статистика main /statistika-prodazh',
    'Мото main /moto/onlajn-aukcziony',
    'Китай china /',
  ]);
});

test('navigation opens coming lots with the nearest auctions first; the footer is bare, for crawlers', () => {
  const listOrdered = (links: readonly { label: string; search?: string }[]) =>
    links.flatMap(({ label, search }) => (search === undefined ? [] : [`${label} ${search}`]));
  expect(listOrdered(listNavigation('china'))).toEqual([
    'Аукционы Японии ?order_by=date_asc',
    'Мото ?order_by=date_asc',
  ]);
  expect(listOrdered(listFooterColumns('china').flatMap(({ links }) => links))).toEqual([]);
});

test('every catalogue of a host but the Chinese one of main is linked from its footer or navigation', () => {
  for (const host of HOST_NAMES) {
    const linked = [...listNavigation(host), ...listFooterColumns(host).flatMap(({ links }) => links)];
    for (const { path } of listTemplatesOnHost(host))
      if (!(host === 'main' && path.startsWith('/china')))
        expect(linked.some((link) => link.host === host && link.path === path)).toBe(true);
  }
});

test('the footer has the host’s own columns, then one for the other hosts', () => {
  const titles = listFooterColumns('main').map(({ title }) => title);
  expect([titles[0], titles.at(-1)]).toEqual(['Каталоги', 'Другие разделы']);
  const others = listFooterColumns('china').at(-1);
  expect(describeLinks(others?.links ?? []).slice(0, 4)).toEqual([
    'Аукционы Японии main /japan/czeny-na-avto',
    'Статистика main /statistika-prodazh',
    'Мото main /moto/onlajn-aukcziony',
    'Спецтехника spec /',
  ]);
});
