import path from 'node:path';
import { STOREFRONTS, standaloneServer } from './build.ts';
import type { Supervisor } from './processes.ts';
import { SERVICES } from './settings.ts';
import type { Service, Settings } from './settings.ts';

/** The addresses of the four, as a browser on this machine reaches them. */
export function addresses({ ports }: Pick<Settings, 'ports'>, host = '127.0.0.1'): Record<Service, string> {
  const of = (service: Service) => `http://${host}:${ports[service]}`;
  return { main: of('main'), china: of('china'), spec: of('spec'), backend: of('backend') };
}

/** `/healthz` of each of the four. */
export function healthAddresses(settings: Pick<Settings, 'ports'>): Record<Service, string> {
  const base = addresses(settings);
  for (const service of SERVICES) base[service] += '/healthz';
  return base;
}

/** Starts the API; its database must be there. */
export function startBackend(supervisor: Supervisor, root: string, settings: Settings): void {
  supervisor.start({
    name: 'backend',
    command: process.execPath,
    args: [path.join(root, 'apps/backend/src/main.ts')],
    cwd: path.join(root, 'apps/backend'),
    env: {
      NODE_ENV: 'production',
      VVOZ_BACKEND_PORT: String(settings.ports.backend),
      VVOZ_DATA_DIR: settings.dataDir,
      ...hostUrls(settings.ports),
    },
    logFile: path.join(settings.dataDir, 'logs/backend.log'),
  });
}

/** The addresses by which the three hosts link to each other, unless the environment gives them. */
export const hostUrls = (
  ports: Readonly<Record<(typeof STOREFRONTS)[number], number>>,
): Record<string, string> =>
  Object.fromEntries(
    STOREFRONTS.map((app) => {
      const name = `VVOZ_${app.toUpperCase()}_URL`;
      return [name, process.env[name] ?? `http://localhost:${ports[app]}`];
    }),
  );

/** Starts the three built storefronts. */
export function startStorefronts(supervisor: Supervisor, root: string, settings: Settings): void {
  for (const app of STOREFRONTS) {
    const server = standaloneServer(root, `apps/${app}`);
    supervisor.start({
      name: app,
      command: process.execPath,
      args: [server],
      cwd: path.dirname(server),
      env: {
        NODE_ENV: 'production',
        PORT: String(settings.ports[app]),
        HOSTNAME: '0.0.0.0',
        API_URL: settings.apiUrl,
        ...hostUrls(settings.ports),
      },
      logFile: path.join(settings.dataDir, `logs/${app}.log`),
    });
  }
}
