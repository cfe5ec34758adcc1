import { expect, test } from 'vitest';
import { mapHosts } from '@vvoz/catalogue/hosts/hosts';
import { linkToHosts } from './linkToHosts.ts';

const URLS = mapHosts((host) => (host === 'main' ? 'https://vvoz.example' : `https://${host}.vvoz.example`));

test.each([
  ['china', '/japan/levyj-rul', 'https://vvoz.example/japan/levyj-rul'],
  [
    'china',
    '/statistika-prodazh/toyota?year=2020#list',
    'https://vvoz.example/statistika-prodazh/toyota?year=2020#list',
  ],
  ['china', '/statistika-prodazh?year=2020', 'https://vvoz.example/statistika-prodazh?year=2020'],
  ['china', '/statistika-prodazh#list', 'https://vvoz.example/statistika-prodazh#list'],
  ['main', '/yaponiya', 'https://spec.vvoz.example/yaponiya'],
  ['main', '/statistika-prodazh', '/statistika-prodazh'],
  // Two hosts have this catalogue.
  ['main', '/china/czeny-na-avto/haval', '/china/czeny-na-avto/haval'],
  ['spec', '/informacziya/tamozhnya', '/informacziya/tamozhnya'],
  ['spec', '/', '/'],
  ['spec', '#list', '#list'],
  ['spec', '//other.example/japan/levyj-rul', '//other.example/japan/levyj-rul'],
  ['spec', 'https://other.example/statistika-prodazh', 'https://other.example/statistika-prodazh'],
  // Only a whole segment is the path of a catalogue.
  ['spec', '/statistika-prodazh-2', '/statistika-prodazh-2'],
] as const)('on %s a link to %s leads to %s', (host, href, expected) => {
  const write = (target: string) =>
    `<p>См. <a title="цены" href="${target}">цены</a>, <b>/statistika-prodazh</b></p>`;
  expect(linkToHosts(write(href), host, URLS)).toBe(write(expected));
});
