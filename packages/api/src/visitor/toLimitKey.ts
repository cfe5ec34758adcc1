import { isIP } from 'node:net';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** `::ffff:203.0.113.7` → 203.0.113.7. A socket for IPv4 and IPv6 names IPv4 peers in this way. */
export const normalizeIp = (ip: string): string => MAPPED.exec(ip)?.[1] ?? ip.toLowerCase();

const GROUPS = 8;
const NETWORK_GROUPS = 4;
const splitGroups = (text: string): string[] => (text === '' ? [] : text.split(':'));

/**
 * The key under which an IP address is counted. One subscriber has a whole /64 of IPv6, so that counts as one address.
 */
export function toLimitKey(address: string): string {
  const ip = normalizeIp(address);
  if (isIP(ip) !== 6) return ip;
  const [head = '', tail] = ip.split('::');
  const [left, right] = [splitGroups(head), splitGroups(tail ?? '')];
  const zeros = tail === undefined ? 0 : Math.max(0, GROUPS - left.length - right.length);
  const network = [...left, ...Array.from({ length: zeros }, () => '0'), ...right].slice(0, NETWORK_GROUPS);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
