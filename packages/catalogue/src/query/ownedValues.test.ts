import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatCatalogueUrl } from '../address/formatCatalogueUrl.ts';
import { parseCatalogueUrl } from '../address/parseCatalogueUrl.ts';
import { applyPatch } from './applyPatch.ts';
import { joinOwned, splitOwned } from './ownedValues.ts';

const lists = { brand: ['HYUNDAI', 'KONA_MOTORS'], model: ['KONA_HYUNDAI', 'FIT'] };

describe('combined values', () => {
  test.each([
    ['model', { value: 'KONA', brand: 'HYUNDAI' }, 'KONA_HYUNDAI'],
    ['kuzov', { value: 'OS', model: 'KONA', brand: 'HYUNDAI' }, 'OS_KONA_HYUNDAI'],
    ['kuzov', { value: 'OS', model: 'KONA' }, 'OS'],
    ['brand', { value: 'HYUNDAI' }, 'HYUNDAI'],
    ['color', { value: 'white' }, 'white'],
  ] as const)('%s %j is %s', (key, option, joined) => expect(joinOwned(key, option)).toBe(joined));

  test.each([
    ['model', 'KONA_HYUNDAI', { value: 'KONA', brand: 'HYUNDAI' }],
    ['model', 'KONA_KONA_MOTORS', { value: 'KONA', brand: 'KONA_MOTORS' }],
    ['model', 'KONA', { value: 'KONA' }],
    ['model', 'KONA_HONDA', { value: 'KONA_HONDA' }],
    ['model', '_HYUNDAI', { value: '_HYUNDAI' }],
    ['kuzov', 'OS_KONA_HYUNDAI', { value: 'OS', model: 'KONA', brand: 'HYUNDAI' }],
    ['kuzov', 'GP5_FIT_HYUNDAI', { value: 'GP5', model: 'FIT', brand: 'HYUNDAI' }],
    ['kuzov', 'OS_HYUNDAI', { value: 'OS_HYUNDAI' }],
    ['kuzov', 'OS', { value: 'OS' }],
  ] as const)('%s %s is split into a value and its owners', (key, value, split) =>
    expect(splitOwned(key, value, lists)).toEqual(split),
  );

  test.each([
    ['brand=hyundai&model=kona_hyundai', 'brand=hyundai&model=kona'],
    ['brand=hyundai&model=kona_hyundai&kuzov=os_kona_hyundai', 'brand=hyundai&model=kona&kuzov=os'],
    ['brand[]=hyundai&brand[]=kaiyi&model=kona_hyundai', 'brand[]=hyundai&brand[]=kaiyi&model=kona_hyundai'],
    // Two models of one brand: the body code still needs its model.
    [
      'brand=hyundai&model=fit,kona&kuzov=os_kona_hyundai',
      'brand=hyundai&model[]=fit&model[]=kona&kuzov=os_kona_hyundai',
    ],
    // Values that are equal without their owners are one, and are sorted without them.
    ['brand=hyundai&model=kona,kona_hyundai', 'brand=hyundai&model=kona'],
    ['brand=hyundai&model=ka,k_hyundai', 'brand=hyundai&model[]=k&model[]=ka'],
  ])('%s is written %s: owners are written only if they are ambiguous', (search, canonical) => {
    expect(formatCatalogueUrl(parseCatalogueUrl(search))).toBe(canonical);
    expect(formatCatalogueUrl(applyPatch(parseCatalogueUrl(''), parseCatalogueUrl(search)))).toBe(canonical);
  });

  test('split reverses join for all names', () => {
    const name = fc.stringMatching(/^[A-Z0-9][A-Z0-9 _-]{0,8}$/);
    fc.assert(
      fc.property(name, name, name, (value, model, brand) => {
        const joined = joinOwned('kuzov', { value, model, brand });
        expect(splitOwned('kuzov', joined, { brand: [brand], model: [model] })).toEqual({
          value,
          model,
          brand,
        });
      }),
      { examples: [['A', '0_5', '5']] },
    );
  });
});
