import { createServer } from 'node:net';
import getPort from 'get-port';
import { mapServices, PORT_VARIABLES, SERVICES, type Service } from './settings.ts';

/** Listens on the port for a moment. Resolves with the error's code when that fails, else with undefined. */
function tryPort(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'UNKNOWN'));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}

/** Returns undefined when the port is free on all IPv4 interfaces, else the system's error code, such as `EADDRINUSE`. */
export async function checkPort(port: number): Promise<string | undefined> {
  // On some systems 0.0.0.0 can be bound while another program listens on loopback alone.
  for (const host of ['0.0.0.0', '127.0.0.1']) {
    const errorCode = await tryPort(port, host);
    if (errorCode !== undefined) return errorCode;
  }
  return undefined;
}

/** Returns one sentence for each port that cannot be used; an empty array when all are free. */
export async function checkPorts(ports: Record<Service, number>): Promise<string[]> {
  const problems: string[] = [];
  for (const service of SERVICES) {
    const port = ports[service];
    const errorCode = await checkPort(port);
    if (errorCode === undefined) continue;
    const why =
      errorCode === 'EADDRINUSE' ? 'is taken by another program' : `cannot be opened (${errorCode})`;
    problems.push(
      `Port ${port} (${service}) ${why}: free it, or choose another port with ${PORT_VARIABLES[service]}.`,
    );
  }
  return problems;
}

/** Finds a different free port for each process. */
export async function findFreePorts(): Promise<Record<Service, number>> {
  // getPort does not return a port again for a while, so that no two are equal.
  const numbers = await Promise.all(SERVICES.map(() => getPort()));
  return mapServices((service) => numbers[SERVICES.indexOf(service)] ?? 0);
}
