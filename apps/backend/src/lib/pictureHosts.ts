import { z } from 'zod';

/** Whether a picture may be fetched. `public only`: not if the host resolves to a private or loopback address. */
export type HostPermission = 'public only' | 'any address' | 'refused';

export type PictureHosts = (url: URL) => HostPermission;

const LABEL = String.raw`[a-z\d](?:[a-z\d-]*[a-z\d])?`;
const HOST = new RegExp(String.raw`^(?:(?:\*\.)?${LABEL}(?:\.${LABEL})*|\[[\da-f:.]+\])(?::[1-9]\d{0,4})?$`);

/**
 * A list of hosts, separated by commas. `img.example` is that host and `*.example` its subdomains, both on the default
 * port and never on a private address. `10.0.0.5:8080` is that host and port, even on a private address: by naming the
 * port the operator allows it.
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
  .pipe(z.array(z.string().regex(HOST, 'must be hosts like img.example, *.example or 10.0.0.5:8080')))
  .describe(
    'hosts whose [pictures](contracts/pictures.md) the backend fetches, separated by commas, besides those of the sources',
  );

/** Converts an address to an entry of the list: its host, with the port if the address has one. */
export const toPictureHost = (address: string): string => new URL(address).host;

const getPort = ({ port, protocol }: URL): string => port || (protocol === 'https:' ? '443' : '80');

/**
 * Turns the list into a check of addresses. Refuses other schemes, user names and passwords, and hosts that are not
 * listed.
 * @param entries as `pictureHostList` returns them
 */
export function createPictureHosts(entries: readonly string[]): PictureHosts {
  const listedHosts = new Set(entries.filter((entry) => !entry.startsWith('*.')));
  const suffixes = entries.filter((entry) => entry.startsWith('*.')).map((entry) => entry.slice(1));
  return (url) => {
    if (!/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return 'refused';
    const name = url.hostname;
    if (listedHosts.has(`${name}:${getPort(url)}`)) return 'any address';
    if (url.port !== '') return 'refused';
    return listedHosts.has(name) || suffixes.some((suffix) => name.endsWith(suffix))
      ? 'public only'
      : 'refused';
  };
}
