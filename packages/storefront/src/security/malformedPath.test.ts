import { expect, test } from 'vitest';
import { replaceMalformed } from './malformedPath.ts';

test.each([
  ['/%ZZ', '/%EF%BF%BDZZ'],
  ['/japan/czeny-na-avto/%FF?year_min=2015', '/japan/czeny-na-avto/%EF%BF%BD?year_min=2015'],
  ['/%D0%9F%D', '/%D0%9F%EF%BF%BDD'],
  ['/%', '/%EF%BF%BD'],
])('%s, which cannot be decoded, is read as %s', (target, readable) => {
  expect(replaceMalformed(target)).toBe(readable);
  expect(() => decodeURIComponent(readable.split('?')[0] ?? '')).not.toThrow();
});

test.each(['/', '/cars/japan/a%2Fb', '/%D0%9F?x=%ZZ', '/a?b=?%'])('%s is unchanged', (target) => {
  expect(replaceMalformed(target)).toBe(target);
});

test('a long path of invalid escapes takes little time', () => {
  const started = performance.now();
  replaceMalformed(`/${'%'.repeat(16_000)}`);
  replaceMalformed(`/${'%FF'.repeat(5000)}%`);
  expect(performance.now() - started).toBeLessThan(5000);
});
