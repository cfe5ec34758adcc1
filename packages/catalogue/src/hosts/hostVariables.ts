import { HOST_NAMES, HOSTS, type Host } from './hosts.ts';

type Variable<H extends Host, Kind extends string> = `VVOZ_${Uppercase<H>}_${Kind}`;

const toUpperCase = <H extends Host>(host: H): Uppercase<H> => host.toUpperCase() as Uppercase<H>;

/** Name of the environment variable with a host's port: `VVOZ_MAIN_PORT`. */
export const getPortVariable = <H extends Host>(host: H): Variable<H, 'PORT'> =>
  `VVOZ_${toUpperCase(host)}_PORT`;

/** Name of the environment variable with a host's public address: `VVOZ_MAIN_URL`. */
export const getUrlVariable = <H extends Host>(host: H): Variable<H, 'URL'> =>
  `VVOZ_${toUpperCase(host)}_URL`;

export type UrlVariable = Variable<Host, 'URL'>;

/** Makes a value for each host, under the name of its address variable. */
export const mapUrlVariables = <T>(make: (host: Host) => T): Readonly<Record<UrlVariable, T>> =>
  Object.fromEntries(HOST_NAMES.map((host) => [getUrlVariable(host), make(host)])) as Record<UrlVariable, T>;

/** Address of a host on this machine. The default port is that of its row. */
export const formatLocalUrl = (host: Host, port: number = HOSTS[host].port): string =>
  `http://localhost:${port}`;
