import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findProblems } from '../../content/findProblems.ts';
import { defaultSettings } from '../../cost/defaultSettings.ts';
import { readEnv } from '../../env.ts';
import { createTempDir } from '../../lib/testing/createTempDir.ts';
import { ROOT } from '../../lib/variableGroup.ts';
import { openTempState } from '../../state/testing/openTempState.ts';
import { examineFolder } from './examineFolder.ts';

function createFolder(): string {
  const folder = path.join(createTempDir(), 'vvoz');
  execFileSync(path.join(ROOT, 'deploy/new-installation.sh'), [folder], { encoding: 'utf8' });
  return folder;
}

/** The variables of an env file, without comments. */
const readVariables = (file: string): Record<string, string> =>
  Object.fromEntries(
    [...readFileSync(file, 'utf8').matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );

const readMode = (file: string): string => (statSync(file).mode & 0o777).toString(8);

test('a new installation has content without faults, valid variables, and secrets that only its owner reads', async () => {
  const folder = createFolder();
  expect(findProblems(path.join(folder, 'company/content'))).toEqual([]);
  expect(JSON.parse(readFileSync(path.join(folder, 'company/settings.json'), 'utf8'))).toEqual(
    defaultSettings,
  );
  expect(
    ['env/backend.env', 'env/postgres.env', 'installation.env'].map((name) =>
      readMode(path.join(folder, name)),
    ),
  ).toEqual(['600', '600', '600']);
  expect(['.', 'company', 'gateway'].map((name) => readMode(path.join(folder, name)))).toEqual([
    '755',
    '755',
    '755',
  ]);
  const installation = readVariables(path.join(folder, 'installation.env'));
  expect(installation['VVOZ_INSTALLATION']).toBe(folder);
  const env = readEnv({
    ...readVariables(path.join(folder, 'env/backend.env')),
    ...installation,
    VVOZ_INSTALLATION_DIR: folder,
    VVOZ_CONTENT_DIR: path.join(folder, 'company/content'),
  });
  const state = await openTempState();
  expect(await examineFolder(folder, env, state.db)).toEqual([]);
});

test('the doctor names what an installation has wrong in its folder', async () => {
  const folder = createFolder();
  const state = await openTempState();
  const env = readEnv({
    ...readVariables(path.join(folder, 'installation.env')),
    VVOZ_CONTENT_DIR: path.join(folder, 'company/content'),
    VVOZ_CHINA_URL: 'https://chery.avto-vostok.ru',
  });
  // The gateway knows the name of the machines' site, and leads it to another one.
  const hosts = path.join(folder, 'gateway/hosts.conf');
  writeFileSync(hosts, readFileSync(hosts, 'utf8').replace(/^( {2}\S+) spec;$/m, '$1 main;'));
  const settings = path.join(folder, 'company/settings.json');
  writeFileSync(
    settings,
    JSON.stringify({ ...defaultSettings, russia: { ...defaultSettings.russia, company: 99_000 } }),
  );
  rmSync(path.join(folder, 'company/content/files/obrazec-dogovora.pdf'));
  const faults = await examineFolder(folder, env, state.db);
  expect(faults.map(({ level, text }) => `${level} ${text}`)).toEqual([
    'red gateway/hosts.conf does not lead chery.avto-vostok.ru to china',
    expect.stringMatching(/^red gateway\/hosts\.conf does not lead \S+ to spec$/),
    expect.stringMatching(/^red company\/content: .*obrazec-dogovora\.pdf/),
    'yellow company/settings.json is not what is in force: npm run operator -- settings save',
  ]);
  writeFileSync(settings, '{"russia": 1}');
  expect((await examineFolder(folder, env, state.db)).at(-1)?.text).toContain('marginPercent');
  const empty = path.join(createTempDir(), 'empty');
  mkdirSync(empty);
  expect((await examineFolder(empty, env, state.db))[0]?.text).toContain(
    'has no company/content, company/settings.json, gateway/hosts.conf',
  );
});

test('a folder that exists is not written over', () => {
  const folder = createFolder();
  expect(() =>
    execFileSync(path.join(ROOT, 'deploy/new-installation.sh'), [folder], { stdio: 'pipe' }),
  ).toThrow('exists: choose a new folder');
});
