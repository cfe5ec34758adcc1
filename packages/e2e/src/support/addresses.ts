import { HOSTS, mapHosts } from '@vvoz/catalogue/hosts/hosts';

/** Addresses of the stack under test: set by `npm test`, otherwise those of `npm start`. */
export const addresses = {
  ...mapHosts(
    (host) => process.env[`E2E_${host.toUpperCase()}_URL`] ?? `http://127.0.0.1:${HOSTS[host].port}`,
  ),
  api: process.env['E2E_API_URL'] ?? 'http://127.0.0.1:4000',
};

/** True for an address of another machine. All servers of the stack are on this one. */
export const isForeign = ({ hostname }: URL): boolean =>
  !['127.0.0.1', 'localhost'].includes(hostname) && !hostname.endsWith('.localhost');

/** Port of the gateway in front of the stack; undefined where nginx is not installed. */
export const gatewayPort = process.env['E2E_GATEWAY_PORT'];
