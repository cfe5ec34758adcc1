import { isIP } from 'node:net';
import type { TrustedProxies } from '@vvoz/api/visitor/trustedProxies';
import { normalizeIp } from '@vvoz/api/visitor/toLimitKey';

const WITH_PORT = /^\[([^\]]+)\](?::\d+)?$|^([\d.]+):\d+$/;

/** «203.0.113.7:4711», «[2001:db8::1]» → the address; undefined for anything else. */
function readHop(text: string): string | undefined {
  const [, six, four] = WITH_PORT.exec(text.trim()) ?? [];
  const address = six ?? four ?? text.trim();
  return isIP(address) === 0 ? undefined : normalizeIp(address);
}

/**
 * Returns the visitor's address: the one of the connection. If that is a trusted gateway, it is the last address of
 * `X-Forwarded-For` that is not a trusted gateway. Earlier addresses are not used, because the visitor may have written
 * them.
 */
export function findVisitorAddress(
  connection: string | undefined,
  forwarded: string | readonly string[] | undefined,
  trusted: TrustedProxies,
): string | undefined {
  let visitor = connection === undefined ? undefined : normalizeIp(connection);
  const hops = [forwarded ?? []].flat().join(',').split(',').map(readHop);
  while (visitor !== undefined && trusted.has(visitor)) {
    const previous = hops.pop();
    if (previous === undefined) break;
    visitor = previous;
  }
  return visitor;
}
