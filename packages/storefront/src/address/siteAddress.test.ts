import { expect, test } from 'vitest';
import type { Host } from '@vvoz/catalogue/hosts/hosts';
import { findSiteAddress } from './siteAddress.ts';

const find = (host: Host, address: string): string => {
  const { pathname, search } = new URL(address, 'http://site');
  const target = findSiteAddress(host, pathname, search);
  return target ? `${target.host} ${target.address}` : 'stays';
};

test.each<[Host, string, string]>([
  // The host's own prefix, and those of the others.
  ['main', '/main', 'main /'],
  ['main', '/main/kontakty', 'main /kontakty'],
  ['main', '/main/kontakty?utm_source=a', 'main /kontakty?utm_source=a'],
  ['main', '/MAIN/Kontakty/', 'main /kontakty'],
  ['main', '/main/main/kontakty', 'main /kontakty'],
  ['main', '/china', 'china /'],
  ['main', '/china/kontakty', 'china /kontakty'],
  ['main', '/china/byd/han?year_min=2020', 'china /byd/han?year_min=2020'],
  ['main', '/spec/kitaj', 'spec /kitaj'],
  ['main', '/main/spec/main/otzyvy', 'main /otzyvy'],
  ['china', '/china', 'china /'],
  ['china', '/main/statistika-prodazh', 'main /statistika-prodazh'],
  ['china', '/spec/yaponiya', 'spec /yaponiya'],
  ['spec', '/spec/levyj-rul', 'spec /levyj-rul'],
  ['spec', '/china/', 'china /'],
  // A catalogue of the host takes precedence over the prefix of another host.
  ['main', '/china/czeny-na-avto', 'stays'],
  ['main', '/main/china/czeny-na-avto/byd', 'main /china/czeny-na-avto/byd'],
  ['china', '/main/china/czeny-na-avto', 'main /china/czeny-na-avto'],
  // Together with the canonical form of the filters.
  ['main', '/main/japan/czeny-na-avto?brand=TOYOTA&page=1', 'main /japan/czeny-na-avto/toyota'],
  ['main', '/china/?brand=BYD&model=', 'china /byd'],
  ['china', '/china/BYD/?model=HAN', 'china /byd/han'],
  ['main', '/main/japan/CZENY-na-avto/', 'main /japan/czeny-na-avto'],
  // Lists and lots.
  ['main', '/cars', 'main /japan/czeny-na-avto'],
  ['china', '/cars', 'china /'],
  ['main', '/cars/japan_st?brand=toyota', 'main /statistika-prodazh/toyota'],
  ['main', '/main/Cars/Korean', 'main /korea/czeny-na-avto'],
  ['main', '/cars/china', 'main /china/czeny-na-avto'],
  ['main', '/cars/spec', 'spec /'],
  ['main', '/cars/spec/AbC?pay=jur', 'spec /cars/spec/AbC?pay=jur'],
  ['spec', '/cars/japan/AbC', 'main /cars/japan/AbC'],
  ['china', '/CARS/China/AbC', 'china /cars/china/AbC'],
  ['main', '/cars/japan/AbC/calendar.ics', 'stays'],
  ['main', '/cars/nosuch', 'stays'],
  ['main', '/cars/nosuch/1', 'stays'],
  // A catalogue at `/` does not affect the other paths of its host.
  ['china', '/kontakty?brand=BYD', 'stays'],
  ['china', '/informacziya/tamozhnya?page=2', 'stays'],
  ['china', '/japan/czeny-na-avto?brand=TOYOTA', 'stays'],
  ['spec', '/blizhajshie-aukcziony?brand=KOMATSU', 'spec /blizhajshie-aukcziony/komatsu'],
  ['spec', '/sany/sy215?utm_source=a', 'stays'],
  ['spec', '/SANY', 'spec /sany'],
  ['china', '/', 'stays'],
  ['china', '/?utm_source=a', 'stays'],
])('on %s %s → %s', (host, address, wanted) => {
  expect(find(host, address)).toBe(wanted);
  const [target, path = ''] = wanted.split(' ');
  // One redirect is enough.
  if (wanted !== 'stays') expect(find(target as Host, path)).toBe('stays');
});

test('a path that looks like an address elsewhere stays on the host', () => {
  expect(findSiteAddress('main', '/main//evil.example/a', '')).toEqual({
    host: 'main',
    address: '/evil.example/a',
  });
});
