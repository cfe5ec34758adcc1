import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { DEPLOY } from './deployFiles.ts';
import type { Engine } from './deployPlan.ts';
import { deployService, rollBackService, type DeployOptions } from './deployService.ts';

/** A copy of the example, and a machine on which the commands that match `fails` fail. */
function setUp(engine: Engine, fails?: RegExp) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'vvoz-deploy-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(path.join(DEPLOY, 'example'), folder, { recursive: true });
  const file = path.join(folder, engine === 'compose' ? 'installation.env' : 'kustomization.yaml');
  const read = () => readFileSync(file, 'utf8');
  const tagOf = (service: string): string | undefined =>
    (engine === 'compose'
      ? new RegExp(`^VVOZ_${service.toUpperCase()}_TAG=(.*)$`, 'm')
      : new RegExp(`vvoz/${service}\n +newTag: (.*)`)
    ).exec(read())?.[1];
  const ran: string[] = [];
  const options: DeployOptions = {
    folder,
    engine,
    run: async (command) => {
      const line = command.join(' ').replaceAll(folder, 'FOLDER');
      ran.push(`${tagOf('china')}: ${line}`);
      return fails?.test(`${tagOf('china')} ${line}`) ? 1 : 0;
    },
    print: () => undefined,
    now: () => new Date('2026-11-25T03:00:00Z'),
  };
  return { options, ran, tagOf };
}

const UP =
  'docker compose --env-file FOLDER/installation.env -f deploy/compose.yaml up --detach --no-deps --wait --wait-timeout 180';

test('Compose: the second process is replaced when the first one is healthy, and other services stay', async () => {
  const { options, ran, tagOf } = setUp('compose');
  await deployService('china', '0.2.0-aa', options);
  expect(ran).toEqual([
    'unreleased: docker image inspect --format {{.Id}} vvoz/china:0.2.0-aa',
    `0.2.0-aa: ${UP} china-2`,
    // So that the gateway does not pass over both.
    '0.2.0-aa: sleep 4',
    `0.2.0-aa: ${UP} china`,
  ]);
  expect([tagOf('china'), tagOf('main')]).toEqual(['0.2.0-aa', 'unreleased']);
});

test('Compose: a process that does not become healthy puts the tag before back', async () => {
  const { options, ran, tagOf } = setUp('compose', /^bad docker compose/);
  await expect(deployService('china', 'bad', options)).rejects.toThrow(
    'bad did not become healthy. china is unreleased again.',
  );
  expect(tagOf('china')).toBe('unreleased');
  // The process that still has the old release is not touched before the new one is healthy.
  expect(ran.slice(1)).toEqual([
    `bad: ${UP} china-2`,
    `unreleased: ${UP} china-2`,
    'unreleased: sleep 4',
    `unreleased: ${UP} china`,
  ]);
});

test('an image that does not exist, an unknown service and a tag that is no tag change nothing', async () => {
  const { options, ran, tagOf } = setUp('compose', /image inspect/);
  await expect(deployService('china', 'gone', options)).rejects.toThrow('Nothing was changed');
  await expect(deployService('moto', 'a', options)).rejects.toThrow('moto is no service');
  await expect(deployService('china', '--x; rm', options)).rejects.toThrow('is no tag');
  expect(ran).toHaveLength(1);
  expect(tagOf('china')).toBe('unreleased');
});

test('Kubernetes: the overlay gets the tag, and the rollout is waited for', async () => {
  const { options, ran, tagOf } = setUp('kubernetes');
  await deployService('china', '0.2.0-aa', options);
  await deployService('backend', '0.2.0-bb', options);
  expect(ran).toEqual([
    'unreleased: kubectl -n vvoz apply --dry-run=server -k FOLDER',
    '0.2.0-aa: kubectl -n vvoz apply -k FOLDER',
    '0.2.0-aa: kubectl -n vvoz rollout status deployment/china --timeout=180s',
    '0.2.0-aa: kubectl -n vvoz apply --dry-run=server -k FOLDER',
    '0.2.0-aa: kubectl -n vvoz apply -k FOLDER',
    '0.2.0-aa: kubectl -n vvoz rollout status statefulset/backend --timeout=180s',
  ]);
  expect(tagOf('main')).toBe('unreleased');
});

test('a rollback releases the tag before the last release, and a second one comes back', async () => {
  const { options, tagOf } = setUp('compose');
  await expect(rollBackService('china', options)).rejects.toThrow('has no release of china');
  await deployService('china', '0.2.0-aa', options);
  await deployService('china', '0.3.0-bb', options);
  await deployService('main', '0.9.0-cc', options);
  await rollBackService('china', options);
  expect([tagOf('china'), tagOf('main')]).toEqual(['0.2.0-aa', '0.9.0-cc']);
  await rollBackService('china', options);
  expect(tagOf('china')).toBe('0.3.0-bb');
});
