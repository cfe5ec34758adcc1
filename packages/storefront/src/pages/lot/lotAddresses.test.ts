import { expect, test } from 'vitest';
import { EMPTY_QUERY } from '@vvoz/catalogue/query/query';
import { findTemplate } from '@vvoz/catalogue/templates/templates';
import { prius } from '@vvoz/ui/lots/fixtures.ts';
import { buildAlikeQuery, formatModelAndCode } from '../../model/alikeQuery.ts';
import { listLotCrumbs } from './lotCrumbs.ts';

const template = findTemplate('bike_st');
if (!template) throw new Error('The template bike_st does not exist');
const { kuzov: _kuzov, lotNumber: _lotNumber, ...bare } = prius;
const lot = { ...prius, brand: 'MERCEDES-BENZ', model: 'LAND CRUISER', kuzov: 'GRJ76K' };

test('similar lots share brand, model and body code; brand and model if the lot has no code', () => {
  expect(buildAlikeQuery(lot)).toEqual({
    ...EMPTY_QUERY,
    lists: { brand: ['MERCEDES-BENZ'], model: ['LAND CRUISER'], kuzov: ['GRJ76K'] },
  });
  expect(buildAlikeQuery(bare)).toEqual({ ...EMPTY_QUERY, lists: { brand: ['TOYOTA'], model: ['PRIUS'] } });
});

test('the name of similar lots is model and body code', () => {
  expect([formatModelAndCode(lot), formatModelAndCode(bare)]).toEqual(['Land Cruiser\u00A0GRJ76K', 'Prius']);
});

test("the crumbs are the lot's catalogue, brand, model and body code", () => {
  expect(listLotCrumbs(lot, template)).toEqual([
    { label: 'Главная', href: '/' },
    { label: template.title, href: template.path },
    { label: 'Mercedes-Benz', href: `${template.path}/mercedes-benz` },
    { label: 'Land Cruiser', href: `${template.path}/mercedes-benz/land-cruiser` },
    { label: 'GRJ76K', href: `${template.path}/mercedes-benz/land-cruiser/grj76k` },
    { label: 'Лот 5123' },
  ]);
});

test('the crumbs of a lot without a number end with its year, and leave out a missing body code or catalogue', () => {
  expect(listLotCrumbs(bare, template).map(({ label }) => label)).toEqual([
    'Главная',
    template.title,
    'Toyota',
    'Prius',
    'Лот 2022 года',
  ]);
  expect(listLotCrumbs({ ...bare, type: 'korean', year: 2022 }, template).at(-1)).toEqual({
    label: 'Предложение 2022 года',
  });
  expect(listLotCrumbs(lot, undefined)).toEqual([{ label: 'Главная', href: '/' }, { label: 'Лот 5123' }]);
  expect(listLotCrumbs(bare, undefined).at(-1)).toEqual({ label: 'Лот 2022 года' });
});

test('a catalogue that is the front page of its host is listed once', () => {
  const machinery = findTemplate('spec');
  expect(listLotCrumbs(bare, machinery).map((crumb) => ('href' in crumb ? crumb.href : ''))).toEqual([
    '/',
    '/toyota',
    '/toyota/prius',
    '',
  ]);
});
