import path from 'node:path';
import { HOST_NAMES, type Host } from '@vvoz/catalogue/hosts/hosts';
import { formatLocalUrl, mapUrlVariables, getUrlVariable } from '@vvoz/catalogue/hosts/hostVariables';
import { listTemplatesOnHost } from '@vvoz/catalogue/templates/hostTemplates';
import { getServerPath } from './build.ts';
import type { Supervisor } from './processes.ts';
import { mapServices, type Service, type Settings } from './settings.ts';

/** Lists the local address of each process. */
export const listAddresses = (
  { ports }: Pick<Settings, 'ports'>,
  hostname = '127.0.0.1',
): Record<Service, string> => mapServices((service) => `http://${hostname}:${ports[service]}`);

/** Lists the address of each process's health check. */
export function listHealthAddresses(settings: Pick<Settings, 'ports'>): Record<Service, string> {
  const base = listAddresses(settings);
  return mapServices((service) => `${base[service]}/healthz`);
}

/** Lists what a visitor opens first on each host, its front page and a list: only then everything is ready. */
export function listFirstPages(settings: Pick<Settings, 'ports'>): Record<string, string> {
  const base = listAddresses(settings);
  return Object.fromEntries(
    HOST_NAMES.flatMap((host) => {
      const [list] = listTemplatesOnHost(host);
      return ['/', ...(list ? [list.path] : [])].map((page) => [`${host} ${page}`, base[host] + page]);
    }),
  );
}

/**
 * Starts the backend; its database must exist.
 * @param env added to its environment
 * @param suffix distinguishes a second process: its name and its log are `backend{suffix}`
 */
export function startBackend(
  supervisor: Supervisor,
  root: string,
  settings: Settings,
  env: Readonly<Record<string, string>> = {},
  suffix = '',
): void {
  supervisor.start({
    name: `backend${suffix}`,
    command: process.execPath,
    args: [path.join(root, 'apps/backend/src/main.ts')],
    cwd: path.join(root, 'apps/backend'),
    env: {
      NODE_ENV: 'production',
      VVOZ_BACKEND_PORT: String(settings.ports.backend),
      VVOZ_DATA_DIR: settings.dataDir,
      ...listHostVariables(settings.ports),
      ...env,
    },
    logFile: path.join(settings.dataDir, `logs/backend${suffix}.log`),
  });
}

/** Lists the variables with the hosts' public addresses: from the environment, else the local addresses. */
export const listHostVariables = (ports: Readonly<Record<Host, number>>): Record<string, string> =>
  mapUrlVariables((host) => process.env[getUrlVariable(host)] ?? formatLocalUrl(host, ports[host]));

/**
 * Secrets of the backend, by their names: its databases, sources, targets and passwords. A storefront, which runs the code
 * of many packages, does not get them. It shares one secret with the backend, and one with the gateway.
 */
const BACKEND_SECRET =
  /^(?:DATABASE_URL|PG[A-Z]+|VVOZ_LEADS_\w+|VVOZ_(?!(?:STOREFRONT|GATEWAY)_SECRET$)\w*(?:PASSWORD|SECRET|TOKEN|CODE)\w*)$/;

/** Removes the backend's secrets from the environment of another process. */
const hideBackendSecrets = (
  environment: Readonly<Record<string, string | undefined>>,
): Record<string, undefined> =>
  Object.fromEntries(
    Object.keys(environment)
      .filter((name) => BACKEND_SECRET.test(name))
      .map((name) => [name, undefined]),
  );

/**
 * Starts the built storefronts.
 * @param env added to their environments
 * @param suffix distinguishes second processes, as in `startBackend`
 */
export function startStorefronts(
  supervisor: Supervisor,
  root: string,
  settings: Settings,
  env: Readonly<Record<string, string>> = {},
  suffix = '',
): void {
  for (const app of HOST_NAMES) {
    const server = getServerPath(root, `apps/${app}`);
    supervisor.start({
      name: `${app}${suffix}`,
      command: process.execPath,
      args: [server],
      cwd: path.dirname(server),
      env: {
        ...hideBackendSecrets(process.env),
        NODE_ENV: 'production',
        PORT: String(settings.ports[app]),
        HOSTNAME: '0.0.0.0',
        API_URL: settings.apiUrl,
        ...listHostVariables(settings.ports),
        ...env,
      },
      logFile: path.join(settings.dataDir, `logs/${app}${suffix}.log`),
    });
  }
}
