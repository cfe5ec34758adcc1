import { BlockList, isIP } from 'node:net';
import { z } from 'zod';

/** Addresses that are trusted to pass on the visitor's address. */
export interface TrustedProxies {
  readonly has: (ip: string) => boolean;
}

/** The callers that may name the visitor's address in a call to the backend. */
export interface TrustedCallers extends TrustedProxies {
  /** The secret of our own storefronts; without one only addresses are trusted. */
  readonly secret?: string | undefined;
}

/** Adds an address or a network (`10.0.0.0/8`). Returns false when it is neither. */
function addNetwork(list: BlockList, text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address);
  const length = bits === undefined ? (version === 4 ? 32 : 128) : Number(bits);
  if (version === 0 || more.length > 0 || !/^\d*$/.test(bits ?? '') || bits === '') return false;
  if (length > (version === 4 ? 32 : 128)) return false;
  list.addSubnet(address, length, version === 4 ? 'ipv4' : 'ipv6');
  return true;
}

/** The loopback addresses, which our own servers use by default. */
const LOOPBACK = ['127.0.0.1', '::1'];

/** Addresses and networks, separated by commas. The loopback addresses are always trusted. */
export const trustedProxies = z
  .string()
  .default('')
  .transform((text, context): TrustedProxies => {
    const list = new BlockList();
    const items = text.split(',').map((item) => item.trim());
    for (const item of [...LOOPBACK, ...items.filter((one) => one !== '')]) {
      if (!addNetwork(list, item))
        context.addIssue({
          code: 'custom',
          message: `${item} is not an address or a network such as 10.0.0.0/8`,
        });
    }
    // BlockList also finds an IPv4 address in the IPv6 form of a socket (::ffff:10.0.0.1) among the IPv4 networks.
    return { has: (ip) => isIP(ip) !== 0 && list.check(ip, isIP(ip) === 4 ? 'ipv4' : 'ipv6') };
  })
  .describe(
    "addresses and networks (`10.0.0.0/8`), separated by commas, that are trusted to send the visitor's address: for the backend, storefronts on other machines; for a storefront, the gateways in front of it. This machine is always trusted",
  );
