import { z } from 'zod';

/** Whether pictures of an address may be fetched. `public only`: not from a private or loopback address. */
export type HostPermission = 'public only' | 'any address' | 'refused';

export type PictureHosts = (url: URL) => HostPermission;

const LABEL = String.raw`[a-z\d](?:[a-z\d-]*[a-z\d])?`;
const HOST = new RegExp(String.raw`^(?:(?:\*\.)?${LABEL}(?:\.${LABEL})*|\[[\da-f:.]+\])(?::[1-9]\d{0,4})?$`);

/**
 * A list of hosts, by commas. `img.example` is that host, `*.example` its subdomains, both on the usual port and never
 * on a private address. `10.0.0.5:8080` is that host and port whatever its address is: naming the port is the
 * operator's consent.
 */
export const pictureHostList = z
  .string()
  .default('')
  .transform((text) =>
    text
      .toLowerCase()
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== ''),
  )
  .pipe(z.array(z.string().regex(HOST, 'must be hosts like img.example, *.example or 10.0.0.5:8080')));

/** The host of an address as an entry of the list, with its port where the address names one. */
export const toPictureHost = (address: string): string => new URL(address).host;

const portOf = ({ port, protocol }: URL): string => port || (protocol === 'https:' ? '443' : '80');

/**
 * The list as a question. An address with another scheme, a password or a host that nobody named is refused.
 * @param entries as `pictureHostList` returns them
 */
export function createPictureHosts(entries: readonly string[]): PictureHosts {
  const named = new Set(entries.filter((entry) => !entry.startsWith('*.')));
  const suffixes = entries.filter((entry) => entry.startsWith('*.')).map((entry) => entry.slice(1));
  return (url) => {
    if (!/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return 'refused';
    const name = url.hostname;
    if (named.has(`${name}:${portOf(url)}`)) return 'any address';
    if (url.port !== '') return 'refused';
    return named.has(name) || suffixes.some((suffix) => name.endsWith(suffix)) ? 'public only' : 'refused';
  };
}
