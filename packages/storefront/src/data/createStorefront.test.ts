import { expect, onTestFinished, test, vi } from 'vitest';
import { prius } from '@vvoz/ui/lots/fixtures.ts';
import { createStorefront } from './createStorefront.ts';
import { createFakeBackend } from '../testing/fakeBackend.ts';

test('a storefront reads its addresses on first use, not when it is created', () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  const { origin, site } = createStorefront('china', createFakeBackend({}));
  vi.stubEnv('VVOZ_CHINA_URL', 'https://china.vvoz.example/');
  vi.stubEnv('VVOZ_MAIN_URL', 'https://vvoz.example');
  expect(origin()).toBe('https://china.vvoz.example');
  expect(site().theme).toBe('china');
  expect(site().nav.map(({ href }) => href)).toContain('https://vvoz.example/statistika-prodazh');
});

test('the catalogues of a host are found by name and by lot', () => {
  const { catalogues } = createStorefront('main', createFakeBackend({}));
  const { find, findByLot, all } = catalogues;
  expect([find('japan')?.name, find('nosuch')]).toEqual(['japan', undefined]);
  expect([findByLot(prius)?.name, findByLot({ ...prius, type: 'spec' })]).toEqual(['japan-main', undefined]);
  expect(new Set(all.map(({ host }) => host))).toEqual(new Set(['main']));
});
