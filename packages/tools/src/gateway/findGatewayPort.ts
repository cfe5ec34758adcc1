import http from 'node:http';

/** The port of `npm run gateway`, unless VVOZ_GATEWAY_PORT names another. */
const DEFAULT_GATEWAY_PORT = 8080;
const MAX_WAIT_MS = 3000;

/** True when our gateway answers: it gives every request an id. */
const isGateway = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const options = { host: '127.0.0.1', port, path: '/robots.txt', headers: { host: 'main.localhost' } };
    http
      .get({ ...options, signal: AbortSignal.timeout(MAX_WAIT_MS) }, (response) => {
        response.resume();
        resolve(response.statusCode === 200 && response.headers['x-request-id'] !== undefined);
      })
      .on('error', () => resolve(false));
  });

/** Finds the port of the running gateway; undefined when none runs. */
export async function findGatewayPort(): Promise<number | undefined> {
  const port = Number(process.env['VVOZ_GATEWAY_PORT'] || DEFAULT_GATEWAY_PORT);
  return (await isGateway(port)) ? port : undefined;
}
