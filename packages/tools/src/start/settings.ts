import path from 'node:path';
import { HOST_NAMES, HOSTS, mapHosts, type Host } from '@vvoz/catalogue/hosts/hosts';
import { getPortVariable } from '@vvoz/catalogue/hosts/hostVariables';

/** A process of the stack: a storefront (by the name of its host) or the backend. */
export type Service = Host | 'backend';

/** All processes, in the order of the output. */
export const SERVICES: readonly Service[] = [...HOST_NAMES, 'backend'];

/** Makes a value for each process. */
export const mapServices = <T>(make: (service: Service) => T): Record<Service, T> => ({
  ...mapHosts(make),
  backend: make('backend'),
});

export const PORT_VARIABLES: Readonly<Record<Service, string>> = {
  ...mapHosts(getPortVariable),
  backend: 'VVOZ_BACKEND_PORT',
};

const DEFAULT_PORTS: Readonly<Record<Service, number>> = {
  ...mapHosts((host) => HOSTS[host].port),
  backend: 4000,
};

export interface Settings {
  ports: Record<Service, number>;
  /** Absolute. */
  dataDir: string;
  /** Address of the backend for the servers of the storefronts. */
  apiUrl: string;
}

/** Thrown for a wrong setting. The message names the variable, its value and what is allowed. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

function parsePort(name: string, value: string | undefined, fallback: number): number {
  if (value === undefined || value === '') return fallback;
  const port = /^\d+$/.test(value) ? Number(value) : 0;
  if (port < 1 || port > 65_535) {
    throw new SettingsError(
      `${name}: ${/^\S+$/.test(value) ? value : JSON.stringify(value)} is not a port (1–65535)`,
    );
  }
  return port;
}

/** Reads the settings of `npm start` and `npm run dev` from the environment; throws SettingsError. */
export function parseSettings(env: Record<string, string | undefined>, root: string): Settings {
  const ports = { ...DEFAULT_PORTS };
  const owners = new Map<number, string>();
  for (const service of SERVICES) {
    const name = PORT_VARIABLES[service];
    const port = parsePort(name, env[name], DEFAULT_PORTS[service]);
    const owner = owners.get(port);
    if (owner !== undefined)
      throw new SettingsError(`${owner} and ${name} are both ${port}: set one of them to another port`);
    owners.set(port, name);
    ports[service] = port;
  }
  const apiUrl = env['API_URL'] || `http://127.0.0.1:${ports.backend}`;
  if (!URL.canParse(apiUrl))
    throw new SettingsError(`API_URL: ${apiUrl} is not an address such as http://127.0.0.1:4000`);
  return { ports, dataDir: path.resolve(root, env['VVOZ_DATA_DIR'] || '.data'), apiUrl };
}
