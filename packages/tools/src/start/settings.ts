import path from 'node:path';
import { HOST_NAMES, HOSTS, mapHosts, type Host } from '@vvoz/catalogue/hosts/hosts';
import { portVariable } from '@vvoz/catalogue/hosts/hostVariables';

/** A process of the stack: a storefront by the name of its host, or the API. */
export type Service = Host | 'backend';

/** Every process, in the order in which they are listed to the user. */
export const SERVICES: readonly Service[] = [...HOST_NAMES, 'backend'];

/** A value for each process. */
export const mapServices = <T>(make: (service: Service) => T): Record<Service, T> => ({
  ...mapHosts(make),
  backend: make('backend'),
});

export const PORT_VARIABLES: Readonly<Record<Service, string>> = {
  ...mapHosts(portVariable),
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
  /** Where the storefronts look for the backend, as their servers see it. */
  apiUrl: string;
}

/** A setting that cannot be used; the message is one sentence for the user. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

function parsePort(name: string, value: string | undefined, fallback: number): number {
  if (value === undefined || value === '') return fallback;
  const port = /^\d+$/.test(value) ? Number(value) : 0;
  if (port < 1 || port > 65_535) {
    throw new SettingsError(`${name} must be a port from 1 to 65535, but it is "${value}".`);
  }
  return port;
}

/** Reads what `npm start` and `npm run dev` take from the environment; throws SettingsError. */
export function parseSettings(env: Record<string, string | undefined>, root: string): Settings {
  const ports = { ...DEFAULT_PORTS };
  const owners = new Map<number, string>();
  for (const service of SERVICES) {
    const name = PORT_VARIABLES[service];
    const port = parsePort(name, env[name], DEFAULT_PORTS[service]);
    const owner = owners.get(port);
    if (owner !== undefined)
      throw new SettingsError(`${owner} and ${name} both say port ${port}: change one.`);
    owners.set(port, name);
    ports[service] = port;
  }
  const apiUrl = env['API_URL'] || `http://127.0.0.1:${ports.backend}`;
  if (!URL.canParse(apiUrl)) throw new SettingsError(`API_URL must be an address, but it is "${apiUrl}".`);
  return { ports, dataDir: path.resolve(root, env['VVOZ_DATA_DIR'] || '.data'), apiUrl };
}
