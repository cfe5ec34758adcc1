import { expect, test } from 'vitest';
import type { LotSummary } from './lot.ts';
import { formatLotFacts, formatLotHref, formatLotName, formatLotVersion } from './lotText.ts';
import { formatPictureUrl } from './pictureUrl.ts';

const createLot = (fields: Partial<LotSummary> = {}): LotSummary =>
  ({ type: 'japan', id: '1', brand: 'TOYOTA', model: 'LAND CRUISER PRADO', ...fields }) as LotSummary;

test('the name of a lot', () => expect(formatLotName(createLot())).toBe('Toyota Land Cruiser Prado'));

test.each<[Partial<LotSummary>, string]>([
  [{ kuzov: 'ZVW51', year: 2019 }, 'ZVW51 ·\u00A02019'],
  [{ kuzov: 'ZVW51' }, 'ZVW51'],
  [{ year: 2019 }, '2019'],
  [{ kuzov: 'RC42', yearText: '2022 (не указан)' }, 'RC42 ·\u00A02022 (не указан)'],
  [{}, ''],
])('the version of %j is «%s»', (fields, text) => expect(formatLotVersion(createLot(fields))).toBe(text));

test.each<[string, Partial<LotSummary>, object]>([
  ['nothing is known', {}, {}],
  [
    'everything is known',
    { engineCc: 1797, powerHp: 98, gearbox: 'CVT', drive: 'FF', mileageKm: 64_000 },
    {
      engine: '1,8\u00A0л',
      power: '98\u00A0л.с.',
      gearbox: 'CVT',
      drive: 'передний',
      mileage: '64\u00A0000\u00A0км',
    },
  ],
  ['a new car', { mileageKm: 0 }, { mileage: '0\u00A0км' }],
  ['an electric car', { engineCc: 0, powerHp: 150 }, { power: '150\u00A0л.с.' }],
  ['several powers', { powerOptions: '280,313' }, { power: '280–313\u00A0л.с.' }],
  [
    'one power of a list is that of the lot',
    { powerOptions: '280', powerHp: 300 },
    { power: '300\u00A0л.с.' },
  ],
  ['no power', { powerOptions: '', powerHp: 0 }, {}],
])('facts: %s', (_, fields, facts) => expect(formatLotFacts(createLot(fields))).toStrictEqual(facts));

test('the address of a lot', () => {
  expect(formatLotHref({ type: 'japan_st', id: 'a/1 ?' })).toBe('/cars/japan_st/a%2F1%20%3F');
});

test.each([
  ['/p/1.jpg', 320, '/p/1.jpg?w=320'],
  ['/p/1.jpg?v=2', 640, '/p/1.jpg?v=2&w=640'],
])('the picture %s in %d px', (address, width, url) => expect(formatPictureUrl(address, width)).toBe(url));
