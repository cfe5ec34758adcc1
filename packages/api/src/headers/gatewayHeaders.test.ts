import { expect, test } from 'vitest';
import { formatVersions, readVersions } from './gatewayHeaders.ts';

test('versions are written and read', () => {
  expect(formatVersions({ catalogue: 12, content: 3 })).toBe('12.3');
  expect(readVersions('12.3')).toEqual({ catalogue: 12, content: 3 });
});

test.each(['', '12', '12.3.4', '-1.2', '1e3.2', `${'9'.repeat(16)}.1`, '12.3\n'])(
  '%j is not a pair of versions',
  (text) => {
    expect(readVersions(text)).toBeUndefined();
  },
);
