import { expect, test } from 'vitest';
import { createHostCatalogues } from './hostCatalogues.ts';

const main = createHostCatalogues('main');

test.each([
  ['without more it is the one that it names', { template: 'korea' }, 'korea'],
  [
    'what agrees changes nothing',
    { template: 'korea', filter_type: 'korean', service_options: { type: 'korean' } },
    'korea',
  ],
  ['another type of filter', { template: 'japan-main', filter_type: 'japan_st' }, 'japan'],
  ['another service', { template: 'left-hand', service_options: { type: 'europe' } }, 'europe-left-hand'],
  ['a type that this host does not have', { template: 'japan-main', filter_type: 'spec' }, 'japan-main'],
  ['a template that this host does not have', { template: 'spec', filter_type: 'japan' }, undefined],
])('the catalogue of a page record: %s', (_, record, name) =>
  expect(main.findOfPage(record)?.name).toBe(name),
);
