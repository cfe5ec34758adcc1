import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Service } from '../start/settings.ts';

/** Name, version and commit of a release: `release.json` in its folder, and a part of its `/healthz`. */
export interface Identity {
  readonly name: Service;
  /** The version in the service's package.json. */
  readonly version: string;
  /** Full hash; `-dirty` follows when the tree had changes that were not committed. */
  readonly commit: string;
}

const git = (root: string, ...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/** Lists files that differ from the commit, or are new and not ignored: one line of `git status` each. */
export const listUncommitted = (root: string): string[] =>
  git(root, 'status', '--porcelain')
    .split('\n')
    .filter((line) => line !== '');

/** Reads version and commit of a service in the checkout. */
export function readIdentity(root: string, name: Service): Identity {
  const file = path.join(root, 'apps', name, 'package.json');
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  const suffix = listUncommitted(root).length > 0 ? '-dirty' : '';
  return { name, version, commit: git(root, 'rev-parse', 'HEAD') + suffix };
}

/** Returns the name of a release's folder and of its image's tag: `china-0.1.0-6d74065b1c2d`. */
export function formatReleaseName({ name, version, commit }: Identity): string {
  const [hash = '', ...suffix] = commit.split('-');
  return [name, version, hash.slice(0, 12), ...suffix].join('-');
}
