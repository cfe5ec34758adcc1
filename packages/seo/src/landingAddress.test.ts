import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseCatalogueUrl } from '@vvoz/catalogue/address/parseCatalogueUrl';
import { PATH_FACETS } from '@vvoz/catalogue/query/query';
import { findLandingPath } from './landing.ts';
import { formatLandingPath } from './landingAddress.ts';

test.each([
  [['TOYOTA'], '/list/toyota'],
  [['SMART', 'SMART #1'], '/list/smart/smart-%231'],
  [['MITSUBISHI', 'DELICA D:5', 'CV1W'], '/list/mitsubishi/delica-d%3A5/cv1w'],
  [['ЛАДА', '105,120'], '/list/%D0%BB%D0%B0%D0%B4%D0%B0/105%2C120'],
  [['TOYOTA', '<script>'], undefined],
  [['TOYOTA', ' PRIUS'], undefined],
  [['TOYOTA', 'PRIUS', 'ZVW50', 'more'], undefined],
])('%j → %s', (names, path) => expect(formatLandingPath('/list', names)).toBe(path));

const name = fc.oneof(
  fc.string({ maxLength: 12 }).map((text) => text.toUpperCase()),
  fc.string({ unit: fc.constantFrom(...'AZ09 -_#·"[]%,.:/&ЯŽ'), minLength: 1, maxLength: 8 }),
);

test('the path of a landing is the canonical path of its page, for any names', () => {
  fc.assert(
    fc.property(
      fc.array(name, { minLength: 1, maxLength: 3 }),
      fc.constantFrom('/', '/list'),
      (names, base) => {
        const path = formatLandingPath(base, names);
        const choice = Object.fromEntries(names.map((value, index) => [PATH_FACETS[index] ?? '', value]));
        const query = parseCatalogueUrl('', choice);
        const isWhole = names.every(
          (value, index) => query.lists[PATH_FACETS[index] ?? 'brand']?.[0] === value,
        );
        expect(path).toBe(isWhole ? findLandingPath(base, query) : undefined);
      },
    ),
  );
});
