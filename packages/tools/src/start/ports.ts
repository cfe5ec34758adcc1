import { createServer } from 'node:net';
import { mapServices, PORT_VARIABLES, SERVICES, type Service } from './settings.ts';

/** Listens on a port; resolves with the port and a function that releases it, or with the error's code. */
function listen(port: number, host: string): Promise<{ port: number; close: () => Promise<void> } | string> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'UNKNOWN'));
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address();
      resolve({
        port: address !== null && typeof address === 'object' ? address.port : port,
        close: () => new Promise((closed) => server.close(() => closed())),
      });
    });
  });
}

/** Returns undefined when the port is free on every interface, else the system's error code (`EADDRINUSE`, `EACCES`). */
export async function portTrouble(port: number): Promise<string | undefined> {
  // On some systems 0.0.0.0 can be bound while another program listens on loopback alone.
  for (const host of ['0.0.0.0', '127.0.0.1']) {
    const held = await listen(port, host);
    if (typeof held === 'string') return held;
    await held.close();
  }
  return undefined;
}

/** Returns one sentence for each port that cannot be used; an empty array when all are free. */
export async function portSentences(ports: Record<Service, number>): Promise<string[]> {
  const sentences: string[] = [];
  for (const service of SERVICES) {
    const port = ports[service];
    const trouble = await portTrouble(port);
    if (trouble === undefined) continue;
    const why = trouble === 'EADDRINUSE' ? 'is taken by another program' : `cannot be opened (${trouble})`;
    sentences.push(
      `Port ${port} (${service}) ${why}: free it, or choose another port with ${PORT_VARIABLES[service]}.`,
    );
  }
  return sentences;
}

/** Finds a different free port for each process. */
export async function freePorts(): Promise<Record<Service, number>> {
  const held = await Promise.all(SERVICES.map(() => listen(0, '0.0.0.0')));
  const numbers = await Promise.all(
    held.map(async (one) => {
      if (typeof one === 'string') throw new Error(`cannot find a free port: ${one}`);
      await one.close();
      return one.port;
    }),
  );
  return mapServices((service) => numbers[SERVICES.indexOf(service)] ?? 0);
}
