import { expect, test } from 'vitest';
import type { Host } from '@vvoz/catalogue/hosts/hosts';
import { findPageFamily, isFamilyPath, toFamilyPath } from './pageFamilies.ts';

test.each<[Host, string, string | undefined]>([
  ['main', '/', 'home'],
  ['main', '/japan/czeny-na-avto', 'catalogue'],
  ['main', '/japan/czeny-na-avto/toyota/prius', 'catalogue'],
  ['main', '/informacziya/tamozhnya', 'text'],
  ['main', '/privacy-policy', 'text'],
  ['main', '/akczii', undefined],
  ['main', '/cars/japan/1', undefined],
  ['china', '/', 'catalogue'],
  ['china', '/byd/han', 'catalogue'],
  ['china', '/kontakty', 'text'],
  ['china', '/error-page', undefined],
  ['china', '/offline', undefined],
  ['china', '/sw.js', undefined],
  ['spec', '/kitaj', 'catalogue'],
])('on %s %s is of the family %s', (host, path, family) => {
  expect(findPageFamily(host, path)).toBe(family);
});

test('the folders of families are not addresses of visitors', () => {
  expect(toFamilyPath('home', '/')).toBe('/view-home');
  expect(toFamilyPath('text', '/video/obzory')).toBe('/view-text/video/obzory');
  expect([isFamilyPath('/view-text/video'), isFamilyPath('/video/view-text'), isFamilyPath('/')]).toEqual([
    true,
    false,
    false,
  ]);
});
