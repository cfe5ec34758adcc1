import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { DEPLOY, readDeploy } from './deployFiles.ts';

const VPS = path.join(DEPLOY, 'vps');
const scripts = readdirSync(VPS).filter((name) => name.endsWith('.sh'));

/** An installation with programs in place of docker and restic, which note their arguments. `restic` is a shell text. */
function setUp(restic: string) {
  const root = mkdtempSync(path.join(os.tmpdir(), 'vvoz-vps-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const [folder, bin, backups] = ['installation', 'bin', 'backups'].map((name) => path.join(root, name)) as [
    string,
    string,
    string,
  ];
  cpSync(path.join(DEPLOY, 'example'), folder, { recursive: true });
  writeFileSync(path.join(folder, 'installation.env'), `VVOZ_BACKUP_DIR=${backups}\n`);
  mkdirSync(bin);
  const log = path.join(root, 'log');
  writeFileSync(log, '');
  const addProgram = (name: string, text: string) => {
    writeFileSync(path.join(bin, name), `#!/bin/sh\necho "${name} $*" >>${log}\n${text}\n`);
    chmodSync(path.join(bin, name), 0o755);
  };
  addProgram('restic', restic);
  addProgram('docker', 'exit ${DOCKER_FAILS:-0}');
  // Only root may give a folder away.
  addProgram('chown', '');
  const run = (script: string, env: Record<string, string> = {}) => {
    const { status, stderr } = spawnSync(path.join(VPS, script), [folder], {
      encoding: 'utf8',
      env: { ...env, PATH: `${bin}:${process.env['PATH']}` },
    });
    const lines = readFileSync(log, 'utf8').trim().replaceAll(root, 'ROOT').split('\n');
    return { status, stderr, lines };
  };
  return { run, backups };
}

/** Puts a backup of a given age into the target of `restic restore`. */
const restores = (backups: string, age: string): string =>
  `[ "$1" != restore ] || { mkdir -p "$6${backups}/vvoz-20261122T174000123Z" && touch -d '${age}' "$6${backups}/vvoz-20261122T174000123Z"; }`;

test.each(scripts)('%s is a script of the shell of Debian', (name) => {
  expect(spawnSync('sh', ['-n', path.join(VPS, name)], { encoding: 'utf8' })).toMatchObject({
    status: 0,
    stderr: '',
  });
});

test('a backup is copied away only after it was made, with the folder of the installation', () => {
  const { run } = setUp('');
  expect(run('backup.sh').lines.map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
    'docker compose',
    'restic backup',
    'restic forget',
  ]);
  const failed = setUp('').run('backup.sh', { DOCKER_FAILS: '1' });
  expect(failed.status).toBe(1);
  expect(failed.lines).toHaveLength(1);
});

test('a copy that failed is told to the backend, whose alarm tells the operator', () => {
  for (const script of ['backup.sh', 'restore-test.sh']) {
    const { status, lines } = setUp('exit 3').run(script);
    expect(status).toBe(3);
    expect(lines.at(-1)).toMatch(/^docker compose .*backup\.ts note-failure$/);
  }
});

test('the monthly test reads the newest copy, and fails when it is old or damaged', () => {
  const whole = setUp('');
  const prepare = (age: string) => {
    const installation = setUp('');
    return { installation, restic: restores(installation.backups, age) };
  };
  expect(whole.run('restore-test.sh')).toMatchObject({ status: 1 });
  const run = (age: string, env: Record<string, string> = {}) => {
    const { installation, restic } = prepare(age);
    const bin = path.join(path.dirname(installation.backups), 'bin/restic');
    writeFileSync(bin, `${readFileSync(bin, 'utf8')}${restic}\n`);
    return installation.run('restore-test.sh', env);
  };
  const fresh = run('1 hour ago');
  expect(fresh.stderr).toBe('');
  expect(fresh.status).toBe(0);
  expect(fresh.lines.at(-1)).toMatch(/backup\.ts check \/restored\/vvoz-20261122T174000123Z$/);
  expect(run('9 days ago')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('no backup of the last two days'),
  });
  expect(run('1 hour ago', { DOCKER_FAILS: '1' }).status).toBe(1);
});

test('each timer has a service, and each service runs a script that exists', () => {
  const names = readdirSync(VPS);
  for (const timer of names.filter((name) => name.endsWith('.timer'))) {
    const service = readDeploy(`vps/${timer.replace('.timer', '.service')}`);
    expect(names).toContain(/ExecStart=RELEASE\/deploy\/vps\/(\S+) FOLDER/.exec(service)?.[1]);
    expect(readDeploy('vps/setup.sh')).toContain(timer);
  }
});

test('Caddy leads visitors to the published port of the gateway, and the operator’s page to a backend', () => {
  const caddy = readDeploy('vps/Caddyfile');
  const compose = readDeploy('compose.yaml');
  expect(compose).toContain('published: ${VVOZ_GATEWAY_PORT:-8080}');
  expect(caddy).toContain('reverse_proxy 127.0.0.1:8080');
  const backend = /handle @page \{\s+reverse_proxy ([\d.]+):4000/.exec(caddy)?.[1];
  expect(compose).toContain(`ipv4_address: ${backend}\n`);
});

test('a release needs Node and a clone only, not the packages of the workspace', () => {
  const clone = mkdtempSync(path.join(os.tmpdir(), 'vvoz-clone-'));
  onTestFinished(() => rmSync(clone, { recursive: true, force: true }));
  const repository = path.join(DEPLOY, '..');
  for (const place of [
    'packages/tools/src/deploy',
    'packages/tools/src/lib',
    'deploy/compose.yaml',
    'package.json',
  ])
    cpSync(path.join(repository, place), path.join(clone, place), { recursive: true });
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      'packages/tools/src/deploy/deploy.ts',
      'deploy',
      'china',
      '0.1.0-abc',
      '--folder',
      '/srv/vvoz',
      '--dry-run',
    ],
    { cwd: clone, encoding: 'utf8' },
  );
  expect(stderr).toBe('');
  expect(status).toBe(0);
  expect(stdout).toContain('docker image inspect --format {{.Id}} vvoz/china:0.1.0-abc');
});

test('a repetition of the set-up keeps edited files, and stopping the firewall keeps the tables of Docker', () => {
  const script = readDeploy('vps/setup.sh');
  const install = /^install_once\(\) \{[^]*?^\}$/m.exec(script)?.[0] ?? '';
  const folder = mkdtempSync(path.join(os.tmpdir(), 'vvoz-setup-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const target = path.join(folder, 'Caddyfile');
  const run = () =>
    spawnSync('sh', ['-euc', `here=${VPS}\n${install}\ninstall_once Caddyfile ${target} '^(gateway) {'`], {
      encoding: 'utf8',
    });
  // The file of Debian's package.
  writeFileSync(target, ':80 {\n\troot * /usr/share/caddy\n}\n');
  expect(run()).toMatchObject({ status: 0, stdout: '' });
  expect(readFileSync(target, 'utf8')).toBe(readDeploy('vps/Caddyfile'));
  expect(run()).toMatchObject({ status: 0, stdout: '' });
  const edited = readDeploy('vps/Caddyfile').replaceAll('company.example', 'avto-vostok.ru');
  writeFileSync(target, edited);
  expect(run()).toMatchObject({ status: 0, stdout: expect.stringContaining('differs') });
  expect(readFileSync(target, 'utf8')).toBe(edited);
  expect(readDeploy('vps/nftables.service.d/vvoz.conf')).toMatch(
    /^ExecStop=\nExecStop=.*delete table inet vvoz$/m,
  );
});
