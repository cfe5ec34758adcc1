import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/** In a release's folder: the static files of its own build. */
const LIST = 'static-files.json';
/** Earlier builds whose static files a release has too: with its own these are the last three. */
const MAX_EARLIER = 2;

const listFiles = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    : [];

/** Lists the static files that the build of a release made, without those that it kept of earlier ones. */
function listOwnFiles(release: string, statics: string): readonly string[] {
  const list = path.join(release, LIST);
  return existsSync(list)
    ? (JSON.parse(readFileSync(list, 'utf8')) as string[])
    : listFiles(path.join(release, statics));
}

/** Finds the complete releases of a host, the newest first. */
export function findEarlierReleases(releases: string, host: string): readonly string[] {
  if (!existsSync(releases)) return [];
  const getTime = (folder: string) => statSync(path.join(folder, 'release.json')).mtimeMs;
  return readdirSync(releases)
    .filter((name) => name.startsWith(`${host}-`) && !name.endsWith('.part'))
    .map((name) => path.join(releases, name))
    .filter((folder) => existsSync(path.join(folder, 'release.json')))
    .toSorted((a, b) => getTime(b) - getTime(a));
}

/**
 * Adds the static files of the last two builds to a release. A page that a visitor opened before the release requests them
 * later; their names have a hash of their content, so that builds do not collide. Returns the number of added files.
 * @param earlier folders of releases of the same host, the newest first
 */
export function keepEarlierFiles(release: string, host: string, earlier: readonly string[]): number {
  const statics = `apps/${host}/.next/static`;
  writeFileSync(path.join(release, LIST), JSON.stringify(listFiles(path.join(release, statics))));
  let kept = 0;
  for (const other of earlier.slice(0, MAX_EARLIER))
    for (const name of listOwnFiles(other, statics)) {
      const to = path.join(release, statics, name);
      const from = path.join(other, statics, name);
      if (existsSync(to) || !existsSync(from)) continue;
      mkdirSync(path.dirname(to), { recursive: true });
      copyFileSync(from, to);
      kept += 1;
    }
  return kept;
}
