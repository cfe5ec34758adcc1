import { createServer } from 'node:net';
import { mapServices, PORT_VARIABLES, SERVICES, type Service } from './settings.ts';

/** Tries to listen; resolves with the port held and a function that lets go, or with the error's code. */
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

/** Undefined when the port can be had on every interface, else the system's error code (`EADDRINUSE`, `EACCES`). */
export async function portTrouble(port: number): Promise<string | undefined> {
  // A program that listens on loopback alone does not everywhere keep another one off 0.0.0.0.
  for (const host of ['0.0.0.0', '127.0.0.1']) {
    const held = await listen(port, host);
    if (typeof held === 'string') return held;
    await held.close();
  }
  return undefined;
}

/** One sentence for each port that cannot be had; an empty array when all are free. */
export async function portSentences(ports: Record<Service, number>): Promise<string[]> {
  const sentences: string[] = [];
  for (const service of SERVICES) {
    const port = ports[service];
    const trouble = await portTrouble(port);
    if (trouble === undefined) continue;
    const why = trouble === 'EADDRINUSE' ? 'is taken by another program' : `cannot be used (${trouble})`;
    sentences.push(
      `Port ${port} (${service}) ${why}: end it, or choose another port with ${PORT_VARIABLES[service]}.`,
    );
  }
  return sentences;
}

/** A port for each process, all different, that are free at this moment. */
export async function freePorts(): Promise<Record<Service, number>> {
  const held = await Promise.all(SERVICES.map(() => listen(0, '0.0.0.0')));
  const numbers = await Promise.all(
    held.map(async (one) => {
      if (typeof one === 'string') throw new Error(`no free port: ${one}`);
      await one.close();
      return one.port;
    }),
  );
  return mapServices((service) => numbers[SERVICES.indexOf(service)] ?? 0);
}
