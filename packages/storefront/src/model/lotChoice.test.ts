import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatChoiceHref, listChoicePairs, readLotChoice, type LotChoice } from './lotChoice.ts';

const OFFERED = {
  variants: ['poshlina', 'construct', 'raspil'],
  cities: [{ key: 'vladivostok' }, { key: 'omsk' }],
} as const;
const read = (search: Parameters<typeof readLotChoice>[0]) => readLotChoice(search, OFFERED);
const DEFAULT_CHOICE: LotChoice = {
  variant: 'poshlina',
  payer: 'physic',
  city: 'vladivostok',
  budgetText: '',
  budget: undefined,
  date: undefined,
};

describe('choice in the address of a lot', () => {
  test.each([
    [{}, {}],
    [
      { variant: 'RASPIL', payer: 'jur', city: 'omsk' },
      { variant: 'raspil', payer: 'jur', city: 'omsk' },
    ],
    [{ variant: 'free', payer: 'alien', city: 'atlantis' }, {}],
    [{ variant: ['construct', 'raspil'] }, { variant: 'raspil' }],
    [{ budget: '1 500 000 ₽' }, { budgetText: '1 500 000 ₽', budget: 1_500_000 }],
    [{ budget: 'много' }, { budgetText: 'много' }],
    [{ budget: '-5' }, { budgetText: '-5' }],
    [{ budget: ['1', '2', '2500000'] }, { budgetText: '2500000', budget: 2_500_000 }],
    [{ budget: '1' }, { budgetText: '1', budget: 1 }],
    [{ budget: '0' }, { budgetText: '0' }],
    [{ budget: '1000000000' }, { budgetText: '1000000000', budget: 1_000_000_000 }],
    [{ budget: '1000000001' }, { budgetText: '1000000001' }],
    [{ budget: 'x'.repeat(41) }, { budgetText: 'x'.repeat(40) }],
    [
      { payer: ' JUR ', city: 'Omsk ' },
      { payer: 'jur', city: 'omsk' },
    ],
    [{ payer: [], city: [], variant: [] }, {}],
    [{ budget: '99999999999' }, { budgetText: '99999999999' }],
    [{ date: '2027-01-24' }, { date: '2027-01-24' }],
    [{ date: '2027-02-30' }, {}],
    [{ date: '1999-01-01' }, {}],
    [{ date: 'завтра' }, {}],
    [{ bid: 'LOW' }, { bid: 'low' }],
    [{ bid: '715000' }, {}],
  ])('%j is read as %j', (search, expected) => {
    expect(read(search)).toEqual({ ...DEFAULT_CHOICE, ...expected });
  });

  test('ignores a variant that the catalogue does not offer', () => {
    const bikes = { ...OFFERED, variants: ['poshlina'] } as const;
    expect(readLotChoice({ variant: 'raspil' }, bikes).variant).toBe('poshlina');
    expect(readLotChoice({}, { ...OFFERED, variants: ['construct', 'raspil'] }).variant).toBe('construct');
    expect(readLotChoice({}, { variants: [], cities: [] })).toEqual(DEFAULT_CHOICE);
  });

  test('reads its own addresses back; the default choice has no query string', () => {
    expect(formatChoiceHref('/cars/japan/1', DEFAULT_CHOICE)).toBe('/cars/japan/1');
    expect(formatChoiceHref('/cars/japan/1', { ...DEFAULT_CHOICE, variant: 'raspil' }, 'receipt')).toBe(
      '/cars/japan/1?variant=raspil#receipt',
    );
    fc.assert(
      fc.property(
        fc.record({
          variant: fc.constantFrom(...OFFERED.variants),
          payer: fc.constantFrom('physic', 'jur'),
          city: fc.constantFrom('vladivostok', 'omsk'),
          budget: fc.option(fc.integer({ min: 1, max: 1_000_000_000 }), { nil: undefined }),
          date: fc.constantFrom(undefined, '2026-12-31', '2027-01-01'),
          bid: fc.constantFrom(undefined, 'low', 'high'),
        }),
        ({ budget, ...rest }) => {
          const choice: LotChoice = {
            ...rest,
            budget,
            budgetText: budget === undefined ? '' : String(budget),
          } as LotChoice;
          const { search } = new URL(formatChoiceHref('/x', choice), 'https://vvoz.example');
          expect(read(Object.fromEntries(new URLSearchParams(search)))).toEqual(choice);
        },
      ),
    );
  });

  test('a form keeps the choices that it has no field for', () => {
    const choice: LotChoice = {
      ...DEFAULT_CHOICE,
      variant: 'construct',
      payer: 'jur',
      city: 'omsk',
      budgetText: '5',
    };
    expect(listChoicePairs(choice, ['payer', 'city'])).toEqual([
      ['variant', 'construct'],
      ['budget', '5'],
    ]);
  });
});
