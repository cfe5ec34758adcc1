import { expect, test } from 'vitest';
import { formatVersions, gatewaySecret, readVersions } from './gatewayHeaders.ts';

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

test('a secret is absent or has 32 characters; a wrong one is not repeated in the error', () => {
  expect(gatewaySecret.parse('')).toBeUndefined();
  const good = `+${'aB3-_'.repeat(6)}+`;
  expect(gatewaySecret.parse(good)).toBe(good);
  const { error } = gatewaySecret.safeParse('too-short-a-secret');
  expect(error?.message).toContain('32 characters');
  expect(error?.message).not.toContain('too-short');
});
