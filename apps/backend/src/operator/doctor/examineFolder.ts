import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findProblems } from '../../content/findProblems.ts';
import { canonicalJson } from '../../cost/canonicalJson.ts';
import { checkSettings, readCurrentSettings, SettingsError } from '../../cost/store/settingsStore.ts';
import { ROOT } from '../../lib/variableGroup.ts';
import type { Env } from '../../env.ts';
import type { StateDb } from '../../state/schema.ts';

/** What the doctor says of a part of the folder. */
export interface FolderFault {
  readonly level: 'red' | 'yellow';
  readonly text: string;
}

const CONTENT = 'company/content';
const SETTINGS = 'company/settings.json';
const HOSTS = 'gateway/hosts.conf';
const MAX_FAULTS = 3;

const red = (text: string): FolderFault => ({ level: 'red', text });
const yellow = (text: string): FolderFault => ({ level: 'yellow', text });

/** Reads the site of each name from hosts.conf. */
const readHostNames = (text: string): ReadonlyMap<string, string> =>
  new Map([...text.matchAll(/^ {2}([\w.-]+) (\w+);$/gm)].map(([, name = '', site = '']) => [name, site]));

function examineNames(dir: string, origins: Env['origins']): readonly FolderFault[] {
  const sites = readHostNames(readFileSync(path.join(dir, HOSTS), 'utf8'));
  return Object.entries(origins).flatMap(([host, origin]) => {
    const { hostname } = new URL(origin);
    return sites.get(hostname) === host ? [] : [red(`${HOSTS} does not lead ${hostname} to ${host}`)];
  });
}

async function examineSettings(dir: string, db: StateDb): Promise<readonly FolderFault[]> {
  try {
    const { data } = checkSettings(JSON.parse(readFileSync(path.join(dir, SETTINGS), 'utf8')));
    const current = await readCurrentSettings(db);
    return canonicalJson(data) === canonicalJson(current.data)
      ? []
      : [yellow(`${SETTINGS} is not what is in force: npm run operator -- settings save`)];
  } catch (error) {
    if (error instanceof SettingsError || error instanceof SyntaxError)
      return [red(`${SETTINGS}: ${error.message}`)];
    throw error;
  }
}

function examineContent(dir: string): readonly FolderFault[] {
  const problems = findProblems(path.join(dir, CONTENT));
  const more = problems.length > MAX_FAULTS ? ` and ${problems.length - MAX_FAULTS} more` : '';
  const list = problems.slice(0, MAX_FAULTS).map(({ file, message }) => `${file}: ${message}`);
  return problems.length > 0 ? [red(`${CONTENT}: ${list.join('; ')}${more}`)] : [];
}

/** Compares the folder of the installation with its variables, its database and the form of the example. */
export async function examineFolder(
  dir: string,
  { origins, sources }: Pick<Env, 'origins' | 'sources'>,
  db: StateDb,
): Promise<readonly FolderFault[]> {
  const missing = [CONTENT, SETTINGS, HOSTS].filter((name) => !existsSync(path.join(dir, name)));
  if (missing.length > 0) return [red(`${dir} has no ${missing.join(', ')}: deploy/new-installation.sh`)];
  const isInside = !path.relative(ROOT, dir).startsWith('..');
  const isRead = sources.content?.dir === path.join(dir, CONTENT);
  return [
    ...(isInside ? [red(`${dir} is in the folder of the release, which the next one replaces`)] : []),
    ...(isRead ? [] : [red(`VVOZ_CONTENT_DIR is not ${path.join(dir, CONTENT)}`)]),
    ...examineNames(dir, origins),
    ...examineContent(dir),
    ...(await examineSettings(dir, db)),
  ];
}
