import { chmodSync, cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { mapHosts, type Host } from '@vvoz/catalogue/hosts/hosts';
import { DEPLOY } from '../deploy/deployFiles.ts';

/** What a run on this machine changes in the configuration of `deploy/gateway`. */
export interface GatewaySetup {
  /** Ports for visitors, for the gateway's health check, for the sites' calls of the backends, and for compressing files. */
  readonly ports: {
    readonly visitors: number;
    readonly health: number;
    readonly backends: number;
    readonly files: number;
  };
  /** Ports of the processes of each upstream on this machine: the hosts, and `backend`. */
  readonly upstreams: Readonly<Record<string, readonly number[]>>;
  /** The text of trusted-proxies.conf. Default: the file of `deploy/`. */
  readonly trusted?: string;
  /** The site for host names that are not in hosts.conf. Default: none. */
  readonly defaultSite?: Host;
  /** Replaces texts of caches.conf, such as a lifetime, and of nginx.conf, such as a time limit. */
  readonly caches?: Readonly<Record<string, string>>;
  readonly limits?: Readonly<Record<string, string>>;
}

/** A text of trusted-proxies.conf: whoever connects from this machine may name the visitor. */
export const TRUST_THIS_MACHINE = 'set_real_ip_from 127.0.0.1;';

/** Gives every host the same processes, for tests and measurements that have one site. */
export const shareUpstreams = (
  sites: readonly number[],
  backends: readonly number[] = sites,
): GatewaySetup['upstreams'] => ({ ...mapHosts(() => sites), backend: backends });

const formatUpstream = ([name, ports]: readonly [string, readonly number[]]): string =>
  [
    `upstream ${name} {`,
    `  zone ${name} 64k;`,
    ...ports.map((port) => `  server 127.0.0.1:${port} max_fails=1 fail_timeout=2s;`),
    '  keepalive 32;',
    '  keepalive_timeout 2s;',
    '}',
    '',
  ].join('\n');

/**
 * Copies `deploy/gateway` into a folder for a run on this machine. Only what differs between machines is replaced: ports,
 * the places of written files, upstreams, trusted proxies, and what else the setup names. Returns the path of nginx.conf.
 */
export function writeGatewayFiles(folder: string, setup: GatewaySetup): string {
  const { ports, upstreams, trusted, defaultSite = '', caches = {}, limits = {} } = setup;
  cpSync(path.join(DEPLOY, 'gateway'), folder, { recursive: true });
  // When root starts nginx, its workers run as another user, who must reach the caches.
  chmodSync(folder, 0o711);
  const file = (name: string) => path.join(folder, name);
  const change = (name: string, edit: (text: string) => string) =>
    writeFileSync(file(name), edit(readFileSync(file(name), 'utf8')));
  const replace = (text: string, replacements: Readonly<Record<string, string>>) =>
    Object.entries(replacements).reduce((edited, [from, to]) => edited.replaceAll(from, to), text);
  change('nginx.conf', (text) =>
    replace(text, limits)
      .replace('listen 8080 ', `listen 127.0.0.1:${ports.visitors} `)
      .replace('listen 8081;', `listen 127.0.0.1:${ports.health};`)
      .replace('listen 8082;', `listen 127.0.0.1:${ports.backends};`)
      .replaceAll('127.0.0.1:8083', `127.0.0.1:${ports.files}`)
      .replaceAll('/tmp/', `${folder}/`)
      .replace('/dev/stdout', file('access.log')),
  );
  change('caches.conf', (text) => replace(text, { ...caches, ' /cache/': ` ${folder}/cache-` }));
  change('hosts.conf', (text) => text.replace('default "";', `default "${defaultSite}";`));
  writeFileSync(file('upstreams.conf'), Object.entries(upstreams).map(formatUpstream).join(''));
  if (trusted !== undefined) writeFileSync(file('trusted-proxies.conf'), trusted);
  return file('nginx.conf');
}
