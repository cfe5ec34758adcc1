import { lookup, type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** A host resolves to private, loopback or reserved addresses only, or to none. */
export class PrivateAddress extends Error {
  override readonly name = 'PrivateAddress';
  constructor(host: string) {
    super(`${host} has no public address`);
  }
}

/** True for an address of the public internet; IPv4 inside IPv6 counts as the IPv4 address. */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';

/** Resolves a name. Replaced in tests. */
export type Resolve = (
  host: string,
  done: (error: Error | null, addresses: readonly LookupAddress[]) => void,
) => void;

export const resolveBySystem: Resolve = (host, done) => lookup(host, { all: true, verbatim: true }, done);

/**
 * A `lookup` for connections that returns public addresses only. The connection goes to the address that was checked,
 * so a name that resolves differently a moment later changes nothing. Node does not call it for a host that is an
 * address already.
 */
export const createPublicLookup =
  (resolve: Resolve = resolveBySystem): LookupFunction =>
  (host, options, done) =>
    resolve(host, (error, addresses) => {
      if (error) return done(error, '');
      const publicAddresses = addresses.filter(({ address }) => isPublicAddress(address));
      const [first] = publicAddresses;
      if (!first) return done(new PrivateAddress(host), '');
      return options.all ? done(null, publicAddresses) : done(null, first.address, first.family);
    });
