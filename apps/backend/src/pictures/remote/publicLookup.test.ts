import type { LookupAddress } from 'node:dns';
import { expect, test } from 'vitest';
import { createPublicLookup, isPublicAddress, PrivateAddress } from './publicLookup.ts';

test.each([
  '127.0.0.1',
  '127.8.9.1',
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '192.168.1.1',
  '192.0.2.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  'fc00::1',
  'fe80::1',
  'ff02::1',
  'localhost',
  '',
])('%j is not a public address', (address) => expect(isPublicAddress(address)).toBe(false));

test.each(['8.8.8.8', '93.184.216.34', '::ffff:8.8.8.8', '2606:4700::1111'])('%s is public', (address) =>
  expect(isPublicAddress(address)).toBe(true),
);

/** Looks up a name as a connection does. Returns the addresses or the error. */
const lookUp = (resolved: readonly LookupAddress[] | Error, all: boolean) =>
  new Promise((resolve) => {
    const lookup = createPublicLookup((_, done) =>
      resolved instanceof Error ? done(resolved, []) : done(null, resolved),
    );
    lookup('img.example', { all }, (error, address, family) => resolve(error ?? [address, family]));
  });

const ip4 = (address: string) => ({ address, family: 4 });

test('a name resolves to its public addresses only', async () => {
  const both = [ip4('10.0.0.1'), ip4('8.8.8.8'), ip4('9.9.9.9')];
  expect(await lookUp(both, false)).toEqual(['8.8.8.8', 4]);
  expect(await lookUp(both, true)).toEqual([[ip4('8.8.8.8'), ip4('9.9.9.9')], undefined]);
});

test('a name with private addresses only, or without any, does not resolve', async () => {
  expect(await lookUp([ip4('127.0.0.1')], true)).toBeInstanceOf(PrivateAddress);
  expect(await lookUp([], false)).toBeInstanceOf(PrivateAddress);
  const unknown = new Error('ENOTFOUND');
  expect(await lookUp(unknown, false)).toBe(unknown);
});
