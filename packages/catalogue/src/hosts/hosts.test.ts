import { expect, test } from 'vitest';
import { listFooterColumns, listNavigation } from './hostLinks.ts';
import { HOST_NAMES, HOSTS, mapHosts, type HostRow } from './hosts.ts';
import { listTemplatesOnHost } from './hostTemplates.ts';
import { formatLocalUrl, mapUrlVariables, getPortVariable, getUrlVariable } from './hostVariables.ts';

test.each(['prefix', 'port'] as const)('no two hosts share a %s', (key) => {
  const values = HOST_NAMES.map((host) => HOSTS[host][key]);
  expect(new Set(values).size).toBe(HOST_NAMES.length);
});

test.each(HOST_NAMES)('%s has a name that fits an environment variable, and texts for visitors', (host) => {
  const row: HostRow = HOSTS[host];
  expect(host).toMatch(/^[a-z]+$/);
  expect(row.prefix).toMatch(/^\/[a-z]+$/);
  expect(row.description).toMatch(/\.$/);
  expect(row.contacts.tel).toMatch(/^[\d +-]+$/);
});

test('names of variables and addresses are derived from the host name', () => {
  expect(getPortVariable('china')).toBe('VVOZ_CHINA_PORT');
  expect(getUrlVariable('spec')).toBe('VVOZ_SPEC_URL');
  expect(mapUrlVariables((host) => host)).toMatchObject({ VVOZ_CHINA_URL: 'china', VVOZ_SPEC_URL: 'spec' });
  expect(mapHosts((host) => formatLocalUrl(host))).toMatchObject({
    main: 'http://localhost:3000',
    china: 'http://localhost:3001',
    spec: 'http://localhost:3002',
  });
  expect(formatLocalUrl('main', 5000)).toBe('http://localhost:5000');
});

test('a host has the catalogues with a place on it, each at its path there', () => {
  const paths = (host: (typeof HOST_NAMES)[number]) => listTemplatesOnHost(host).map(({ path }) => path);
  expect(paths('china')).toEqual(['/']);
  expect(paths('main')).toContain('/china/czeny-na-avto');
  expect(listTemplatesOnHost('main').every(({ host }) => host === 'main')).toBe(true);
});

const describeLinks = (links: readonly { label: string; host: string; path: string }[]) =>
  links.map(({ label, host, path }) => `${label} ${host} ${path}`);

// A new host adds its entrances at the end.
test('the navigation has the own links, then links to the other hosts', () => {
  expect(describeLinks(listNavigation('main')).slice(0, 6)).toEqual([
    'Аукционы main /japan/czeny-na-avto',
    'Статистика main /statistika-prodazh',
    'Мотоаукционы main /moto/onlajn-aukcziony',
    'Мотостатистика main /moto/statistika',
    'Китай china /',
    'Спецтехника spec /',
  ]);
  expect(describeLinks(listNavigation('spec')).slice(0, 5)).toEqual([
    'Спецтехника spec /',
    'Аукционы Японии main /japan/czeny-na-avto',
    'Статистика main /statistika-prodazh',
    'Мотоаукционы main /moto/onlajn-aukcziony',
    'Китай china /',
  ]);
});

test('the footer has the own columns, then one for the other hosts', () => {
  expect(listFooterColumns('main').map(({ title }) => title)).toEqual(['Каталог', 'Другие разделы']);
  const [others, ...own] = listFooterColumns('china').toReversed();
  expect(own).toEqual([]);
  expect(describeLinks(others?.links ?? []).slice(0, 4)).toEqual([
    'Аукционы Японии main /japan/czeny-na-avto',
    'Статистика main /statistika-prodazh',
    'Мотоаукционы main /moto/onlajn-aukcziony',
    'Спецтехника spec /',
  ]);
});
