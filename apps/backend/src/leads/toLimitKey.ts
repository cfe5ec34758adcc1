import { isIP } from 'node:net';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** `::ffff:203.0.113.7`, as a socket of both families names a peer, is 203.0.113.7. */
export const normalizeIp = (ip: string): string => MAPPED.exec(ip)?.[1] ?? ip.toLowerCase();

const GROUPS = 8;
const NETWORK_GROUPS = 4;
const splitGroups = (text: string): string[] => (text === '' ? [] : text.split(':'));

/** What an address is counted as. One line has a whole /64 of IPv6: that is one address. */
export function toLimitKey(address: string): string {
  const ip = normalizeIp(address);
  if (isIP(ip) !== 6) return ip;
  const [head = '', tail] = ip.split('::');
  const [left, right] = [splitGroups(head), splitGroups(tail ?? '')];
  const zeros = tail === undefined ? 0 : Math.max(0, GROUPS - left.length - right.length);
  const network = [...left, ...Array.from({ length: zeros }, () => '0'), ...right].slice(0, NETWORK_GROUPS);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
