import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/root.ts';

const COMPOSE = readFileSync(path.join(root, 'deploy/compose.yaml'), 'utf8');

/**
 * Services with a tag of their own: the images of compose.yaml. Read from there, because the machine of an installation
 * has a clone without the packages of the workspace, so nothing here may import another package.
 */
export const SERVICES: readonly string[] = [
  ...new Set([...COMPOSE.matchAll(/image: vvoz\/([\w-]+):/g)].map(([, name = '']) => name)),
];

export type Engine = 'compose' | 'kubernetes';

/** A command of the machine: a program and its arguments. */
export type Command = readonly [program: string, ...args: string[]];

/** Where the tag of a service stands, and how the service is replaced. */
export interface EngineRow {
  /** The file in the folder of the installation that has the tags. */
  readonly file: string;
  /** Matches the tag of the service in that file, as its only group with what stands before it. */
  readonly tagOf: (service: string) => RegExp;
  /** Must succeed before anything is changed. */
  readonly check: (service: string, tag: string, folder: string) => readonly Command[];
  /** Replaces one process after the other; each command ends when its process is healthy. */
  readonly replace: (service: string, folder: string) => readonly Command[];
}

/** How long a process may take to become healthy, s. */
const HEALTHY_SECONDS = 180;

/**
 * Between two processes, s: so long the gateway may pass over one that refused a request just before it was healthy
 * (`fail_timeout` of two seconds, counted in whole ones). Without the pause both could be passed over at once.
 */
const NOTICED_SECONDS = 4;

const compose = (folder: string, ...args: string[]): Command => [
  'docker',
  'compose',
  '--env-file',
  `${folder}/installation.env`,
  '-f',
  'deploy/compose.yaml',
  ...args,
];

const kubectl = (...args: string[]): Command => ['kubectl', '-n', 'vvoz', ...args];

/** The gateway is one process: visitors wait for about a second while it is replaced. */
const listProcesses = (service: string): readonly string[] =>
  service === 'gateway' ? [service] : [`${service}-2`, service];

export const ENGINES: Readonly<Record<Engine, EngineRow>> = {
  compose: {
    file: 'installation.env',
    tagOf: (service) => new RegExp(`^(VVOZ_${service.toUpperCase()}_TAG=)(.*)$`, 'm'),
    check: (service, tag) => [
      ['docker', 'image', 'inspect', '--format', '{{.Id}}', `vvoz/${service}:${tag}`],
    ],
    replace: (service, folder) =>
      listProcesses(service).flatMap((process, index): Command[] => [
        ...(index === 0 ? [] : [['sleep', String(NOTICED_SECONDS)] as const]),
        compose(
          folder,
          'up',
          '--detach',
          '--no-deps',
          '--wait',
          '--wait-timeout',
          String(HEALTHY_SECONDS),
          process,
        ),
      ]),
  },
  kubernetes: {
    file: 'kustomization.yaml',
    tagOf: (service) => new RegExp(`(- name: vvoz/${service}\\n(?: +newName: .*\\n)? +newTag: )(.*)`),
    check: (_service, _tag, folder) => [kubectl('apply', '--dry-run=server', '-k', folder)],
    replace: (service, folder) => [
      kubectl('apply', '-k', folder),
      kubectl(
        'rollout',
        'status',
        `${service === 'backend' ? 'statefulset' : 'deployment'}/${service}`,
        `--timeout=${HEALTHY_SECONDS}s`,
      ),
    ],
  },
};
