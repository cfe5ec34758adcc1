import type { Host } from '@vvoz/catalogue/hosts/hosts';
import { getUrlVariable } from '@vvoz/catalogue/hosts/hostVariables';

/** A place of a file in `deploy` that has a block of lines for each host, in the order of the registry. */
export interface HostPlace {
  /** Relative to `deploy`. */
  readonly file: string;
  /** The lines of a host, each with its line feed. `index` is its place in the registry. */
  readonly block: (host: Host, index: number) => string;
}

/** The sites' addresses in the network `inside`: .10, .11 … of the first processes, .20, .21 … of the second ones. */
const formatAddress = (process: 1 | 2, index: number): string => `172.30.77.${process}${index}`;

const formatService = (host: Host, index: number, process: 1 | 2): string => `
  ${process === 1 ? host : `${host}-2`}:
    <<: *site
    image: vvoz/${host}:\${VVOZ_${host.toUpperCase()}_TAG:?the tag of the image of ${host}}
    networks:
      inside:
        ipv4_address: ${formatAddress(process, index)}
`;

const formatServer = (process: 1 | 2, index: number): string =>
  `  server ${formatAddress(process, index)}:3000 max_fails=1 fail_timeout=2s;\n`;

/** All places of `deploy` that name a host, except its manifest, which is a copy of that of main. */
export const HOST_PLACES: readonly HostPlace[] = [
  {
    file: 'compose.yaml',
    block: (host) =>
      `  ${getUrlVariable(host)}: \${${getUrlVariable(host)}:-http://${host}.localhost:8080}\n`,
  },
  {
    file: 'compose.yaml',
    block: (host, index) => formatService(host, index, 1) + formatService(host, index, 2),
  },
  {
    file: 'compose.yaml',
    block: (host) =>
      [host, `${host}-2`].map((name) => `      ${name}:\n        condition: service_started\n`).join(''),
  },
  { file: 'kustomization.yaml', block: (host) => `  - kubernetes/${host}.yaml\n` },
  {
    file: 'kustomization.yaml',
    block: (host) => `      - ${getUrlVariable(host)}=http://${host}.localhost\n`,
  },
  { file: 'kustomization.yaml', block: (host) => `  - name: vvoz/${host}\n    newTag: unreleased\n` },
  {
    file: 'monitoring/prometheus.yaml',
    block: (host) => `      - targets: [${host}:3000, ${host}-2:3000]\n        labels: { site: ${host} }\n`,
  },
  { file: 'gateway/hosts.conf', block: (host) => `  ${host}.localhost ${host};\n` },
  { file: 'example/gateway/hosts.conf', block: (host) => `  ${host}.company.example ${host};\n` },
  { file: 'vps/Caddyfile', block: (host) => `${host}.company.example {\n\timport gateway\n}\n\n` },
  {
    file: 'example/installation.env',
    block: (host) => `${getUrlVariable(host)}=https://${host}.company.example\n`,
  },
  { file: 'example/installation.env', block: (host) => `VVOZ_${host.toUpperCase()}_TAG=unreleased\n` },
  {
    file: 'example/kustomization.yaml',
    block: (host) => `      - ${getUrlVariable(host)}=https://${host}.company.example\n`,
  },
  {
    file: 'example/kustomization.yaml',
    block: (host) => `  - name: vvoz/${host}\n    newTag: unreleased\n`,
  },
  {
    file: 'gateway/upstreams.conf',
    block: (host, index) =>
      `upstream ${host} {\n  zone ${host} 64k;\n${formatServer(1, index)}${formatServer(2, index)}  keepalive 32;\n  keepalive_timeout 2s;\n}\n`,
  },
  {
    file: 'kubernetes/upstreams.conf',
    block: (host) =>
      `upstream ${host} {\n  server ${host}:3000;\n  keepalive 32;\n  keepalive_timeout 2s;\n}\n`,
  },
];
